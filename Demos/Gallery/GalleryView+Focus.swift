import Ashlar

/// Where the focus is, and how to go back.
extension GalleryView {
  /// The part that has the focus.
  var place: Place {
    if pages.hasKeys { return pages.top == .lesson ? .lesson : .page }
    if parts.lesson.hasKeys { return .lesson }
    return parts.stage.hasFocus ? .stage : .list
  }

  /// Whether a text field on the stage has the focus, so that letters are text.
  var isTyping: Bool {
    guard parts.stage.hasFocus, let responder = window?.firstResponder else { return false }
    return responder is TextField || responder is TextView
  }

  /// The view that has the focus, or had it before a page opened: the list, the lesson, or a view on the stage.
  private var reader: View {
    if parts.stage.hasFocus, let responder = window?.firstResponder { return responder }
    if parts.list.hasFocus { return parts.list }
    return parts.lesson.hasKeys ? parts.lesson : parts.stage
  }

  /// Goes one step back: closes the page; otherwise leaves a text field for the demo around it; otherwise clears the
  /// chosen edge; otherwise moves the focus from the lesson to the view before it, or from the stage to the list. In
  /// the list it says which key quits: users who want to stay press Escape too often for it to quit.
  func goBack() {
    if pages.top != nil {
      pages.close(item: tries.latest)
    } else if parts.lesson.hasKeys {
      focus(lessonReader ?? parts.stage)
    } else if isTyping {
      parts.stage.demo?.becomeFirstResponder()
    } else if edge.attribute != nil {
      edge.clear()
      setNeedsLayout()
    } else if hasList, parts.stage.hasFocus {
      parts.list.focus()
    } else {
      let key = window?.keyBindings.keys(of: quitCommand).first ?? GalleryKey.quit
      announce(LocalizedText("\(key.keycap) quits.", chinese: "按 \(key.keycap) 退出。"))
    }
  }

  /// Moves the focus to the lesson beside the stage and back, or opens and closes the lesson's page.
  func toggleLesson() {
    guard arrangement.showsLesson else { return toggle(.lesson) }
    if parts.lesson.hasKeys { return goBack() }
    lessonReader = reader
    parts.lesson.focus()
  }

  func toggle(_ kind: PageStack.Kind) {
    if pages.top == kind { pages.close(item: tries.latest) } else { open(kind) }
  }

  func open(_ kind: PageStack.Kind) {
    if kind == .reports {
      content.forgetPitfalls()
      content.showsLogs = false
    }
    if kind == .source { content.explain(forSource: true) }
    pages.open(kind, item: tries.latest, from: reader)
  }
}
