/// An example of a log, to be explained.
public enum ExampleLog {
  /// The console's log for a hidden view in a stack view whose label keeps its insets.
  public static let text = """
    2025-03-14 09:26:53.589793+0100 Harbour[4242:31415] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
    (
        "<NSLayoutConstraint:0x600002110a50 V:|-(12)-[UILabel:0x7f8e1c50a2b0'Tide tables']   (active, names: '|':UIView:0x7f8e1c509f10 )>",
        "<NSLayoutConstraint:0x600002110aa0 UILabel:0x7f8e1c50a2b0'Tide tables'.bottom == UIView:0x7f8e1c509f10.bottom - 8   (active)>",
        "<NSLayoutConstraint:0x600002134f00 'UISV-hiding' UIView:0x7f8e1c509f10.height == 0   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600002110aa0 UILabel:0x7f8e1c50a2b0'Tide tables'.bottom == UIView:0x7f8e1c509f10.bottom - 8   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
    """
}
