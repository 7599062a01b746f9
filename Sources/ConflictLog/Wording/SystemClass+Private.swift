import ConstraintNotation

/// The classes that are known to be private to Apple's systems. A class that is missing here counts as the program's: then
/// a cure is offered that may be in vain, which is better than none where one is possible.
extension SystemClass {
  /// Modules of Apple's whose mangled classes are private.
  static let modules: Set<String> = ["UIKit", "SwiftUI", "AppKit", "UIKitCore"]

  /// Private classes without an underscore. Those in the last group have one, which pasting eats.
  static let privateClasses: Set<String> = [
    // The keyboard and what holds it.
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIKeyboardWindow", "UIInputSetContainerView",
    "UIInputSetHostView", "UIKeyboard", "UIKeyboardAutomatic", "UIKeyboardImpl",
    "UIKeyboardAssistantBar", "UIKeyboardLayoutStar", "UIKeyboardDockView",
    "UIKeyboardDockItemButton", "UISystemKeyboardDockView", "UIKeyboardItemContainerView",
    "UIKBKeyView", "UIKBKeyplaneView", "UIKBInputBackdropView", "UIKBVisualEffectView",
    "UIKBBackdropView", "UIKBSplitImageView",
    // The bar above it, of the framework TextInputUI.
    "TUISystemInputAssistantView", "TUISystemInputAssistantPageView", "TUIInputAssistantHostView",
    "TUIInputAssistantBackdropView", "TUIInputAccessoryBackdropView", "TUIAssistantButtonBarView",
    "TUIAssistantButtonBarGroupView", "TUIAssistantSeparatorView", "TUIButtonBarItemView",
    "TUIPredictionView", "TUIPredictionViewCell", "TUIPredictionViewStackView",
    "TUIPredictionViewStackContentView", "TUICandidateView", "TUICandidateBackdropView",
    "TUICandidateCollectionView", "TUIEmojiSearchView", "TUIEmojiSearchInputView",
    "TUIEmojiSearchTextField", "TUIKeyplaneView", "TUIKBKeyView", "TUIPressAndHoldView",
    "TUIVariantSelectorView",
    // What controllers and their transitions put between a window and a program's views.
    "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UIViewControllerWrapperView",
    "UINavigationTransitionView", "UIDimmingView", "UISnapshotView",
    // Bars and the parts of controls.
    "UINavigationButton", "UINavigationItemView", "UINavigationItemButtonView",
    "UINavigationBarBackground", "UIToolbarButton", "UIToolbarTextButton", "UITabBarButton",
    "UITabBarButtonLabel", "UITabBarSwappableImageView", "UIStatusBar", "UIStatusBarWindow",
    "UIStatusBar_Modern", "UISearchBarBackground", "UISearchBarTextField",
    "UISearchBarTextFieldLabel", "UITextFieldLabel", "UIButtonLabel", "UISegment",
    "UISegmentLabel", "UITableViewCellSeparatorView", "UITableViewLabel", "UITableViewIndex",
    "UIInterfaceActionGroupView", "UIInterfaceActionItemSeparatorView",
    // Sheets of the system, which run in a program: the message sheet, searches.
    "CKMessageEntryView", "CKMessageEntryContentView", "SPUISearchTableHeaderView",
    // macOS.
    "NSTitlebarView", "NSTitlebarContainerView", "NSThemeFrame", "NSNextStepFrame",
    "NSToolbarView", "NSToolbarItemViewer", "NSToolbarClippedItemsIndicatorViewer",
    // The underscore was eaten.
    "UIButtonBarButton", "UIButtonBarStackView", "UIModernBarButton", "UIToolbarContentView",
    "UINavigationBarContentView", "UIAlertControllerView", "UIAlertControllerActionView",
    "UIAlertControllerCollectionViewCell", "UIRemoteKeyboardPlaceholderView",
    "UIKBCompatInputView", "UIInterfaceActionGroupHeaderScrollView",
  ]

  /// Display names that the system gives views of its own.
  static let privateNames: Set<String> = ["SystemInputAssistantView"]

  /// Private classes of views that programs lay out, or lay out others in: the view of a hosting controller, the
  /// content view of an effect, guides. The last two are those of Texture, a library.
  static let laidOutByPrograms = [
    "_UITableView", "_UILayout", "_UIHostingView", "NSHostingView", "_UIVisualEffectContentView",
    "_UIScrollViewLayoutGuide", "_ASDisplayView", "_ASCollectionViewCell",
  ]

  /// Whether a constraint between some items is the system's, which nothing else says: it touches a private one, and none
  /// of the others can be a program's.
  /// - Parameter isNamed: Whether the constraint has an identifier. Then a view of which only the display name is known is
  ///   taken for the system's, too.
  static func areSystems(_ items: [StatedItem], isNamed: Bool) -> Bool {
    items.contains(where: isPrivate)
      && items.allSatisfy {
        isPrivate($0) || $0.isGuide || $0.isUnnamedSuperview || isNamed && $0.className.isEmpty
      }
  }
}
