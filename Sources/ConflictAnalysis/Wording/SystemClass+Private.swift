import ConstraintNotation

/// The classes that are known to be private to Apple's systems. A missing class counts as the program's: the cure may
/// then be useless, which is better than to omit a possible one.
extension SystemClass {
  /// Apple's modules whose mangled classes are private.
  static let modules: Set<String> = ["UIKit", "SwiftUI", "AppKit", "UIKitCore"]

  /// Private classes without an underscore. Those of the last group have one, but copying may remove it.
  static let privateClasses: Set<String> = [
    // The keyboard and its containers.
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIKeyboardWindow", "UIInputSetContainerView",
    "UIInputSetHostView", "UIKeyboard", "UIKeyboardAutomatic", "UIKeyboardImpl",
    "UIKeyboardAssistantBar", "UIKeyboardLayoutStar", "UIKeyboardDockView",
    "UIKeyboardDockItemButton", "UISystemKeyboardDockView", "UIKeyboardItemContainerView",
    "UIKBKeyView", "UIKBKeyplaneView", "UIKBInputBackdropView", "UIKBVisualEffectView",
    "UIKBBackdropView", "UIKBSplitImageView",
    // The bar above the keyboard, from the framework TextInputUI.
    "TUISystemInputAssistantView", "TUISystemInputAssistantPageView", "TUIInputAssistantHostView",
    "TUIInputAssistantBackdropView", "TUIInputAccessoryBackdropView", "TUIAssistantButtonBarView",
    "TUIAssistantButtonBarGroupView", "TUIAssistantSeparatorView", "TUIButtonBarItemView",
    "TUIPredictionView", "TUIPredictionViewCell", "TUIPredictionViewStackView",
    "TUIPredictionViewStackContentView", "TUICandidateView", "TUICandidateBackdropView",
    "TUICandidateCollectionView", "TUIEmojiSearchView", "TUIEmojiSearchInputView",
    "TUIEmojiSearchTextField", "TUIKeyplaneView", "TUIKBKeyView", "TUIPressAndHoldView",
    "TUIVariantSelectorView",
    // Views that controllers and transitions insert between a window and a program's views.
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
    // Sheets of the system that run in a program: the message sheet, searches.
    "CKMessageEntryView", "CKMessageEntryContentView", "SPUISearchTableHeaderView",
    // macOS.
    "NSTitlebarView", "NSTitlebarContainerView", "NSThemeFrame", "NSNextStepFrame",
    "NSToolbarView", "NSToolbarItemViewer", "NSToolbarClippedItemsIndicatorViewer",
    // The underscore was removed by copying.
    "UIButtonBarButton", "UIButtonBarStackView", "UIModernBarButton", "UIToolbarContentView",
    "UINavigationBarContentView", "UIAlertControllerView", "UIAlertControllerActionView",
    "UIAlertControllerCollectionViewCell", "UIRemoteKeyboardPlaceholderView",
    "UIKBCompatInputView", "UIInterfaceActionGroupHeaderScrollView",
  ]

  /// Display names that the system gives views of its own.
  static let privateNames: Set<String> = ["SystemInputAssistantView"]

  /// Private classes of views that programs lay out, or in which they lay out others: the view of a hosting
  /// controller, the content view of an effect, guides. The last two belong to Texture, a library.
  static let laidOutByPrograms = [
    "_UITableView", "_UILayout", "_UIHostingView", "NSHostingView", "_UIVisualEffectContentView",
    "_UIScrollViewLayoutGuide", "_ASDisplayView", "_ASCollectionViewCell",
  ]

  /// Whether a constraint is the system's, judged by its items alone: one item is private, and none of the others can
  /// be a program's.
  /// - Parameter isNamed: Whether the constraint has an identifier. A view with only a display name then counts as the
  ///   system's, too.
  package static func areSystems(_ items: [StatedItem], isNamed: Bool) -> Bool {
    items.contains(where: isPrivate)
      && items.allSatisfy {
        isPrivate($0) || $0.isGuide || $0.isUnnamedSuperview || isNamed && $0.className.isEmpty
      }
  }
}
