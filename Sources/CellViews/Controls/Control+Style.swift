import CellDrawing

extension Control {
  /// Returns the style of the control's text in its present state. `normal` is the style of a control that is not
  /// in use. A focused or pressed control has the theme's selection style; a hovered one is underlined.
  final func style(_ normal: Style, in theme: Theme) -> Style {
    let state = state
    if state.contains(.disabled) { return disabledStyle(in: theme) }
    var style = state.isDisjoint(with: [.focused, .highlighted]) ? normal : theme.selection
    if state.contains(.hovered) { style.attributes.insert(.underline) }
    return style
  }

  /// Returns the style of a disabled control's text: dim, so that it differs without colours too.
  final func disabledStyle(in theme: Theme) -> Style {
    var style = theme.secondaryLabel
    style.attributes.insert(.dim)
    return style
  }
}
