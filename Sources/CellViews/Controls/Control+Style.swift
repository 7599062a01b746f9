import CellDrawing

extension Control {
  /// Returns the style of the control's text in its state, where it is `normal` while the control is neither disabled
  /// nor used: what keys and a press go to is a block, and what the mouse is over is underlined.
  final func style(_ normal: Style, in theme: Theme) -> Style {
    let state = state
    if state.contains(.disabled) { return disabledStyle(in: theme) }
    var style = state.isDisjoint(with: [.focused, .highlighted]) ? normal : theme.selection
    if state.contains(.hovered) { style.attributes.insert(.underline) }
    return style
  }

  /// Returns the style of text that cannot be used: faint, so that it is told from other text without colours.
  final func disabledStyle(in theme: Theme) -> Style {
    var style = theme.secondaryLabel
    style.attributes.insert(.dim)
    return style
  }
}
