import Ashlar

/// A message of one of two people.
struct Message: Equatable {
  let text: String
  /// Whether it was sent from here.
  let isSent: Bool
}

/// Messages, the last one at the bottom. Those without room are beyond the top.
final class MessageThread: View {
  var messages: [Message] = [] { didSet { if messages != oldValue { show() } } }
  private var labels: [FilledLabel] = []

  override init() {
    super.init()
    clipsToBounds = true
  }

  private func show() {
    for label in labels { label.removeFromSuperview() }
    labels = messages.map { FilledLabel($0.text) }
    for (index, (label, message)) in zip(labels, messages).enumerated() {
      label.identifier = "message\(index)"
      label.numberOfLines = 0
      label.setTextStyle(message.isSent ? \.systemGreen : \.systemBlue)
      addSubview(label)
      label.mas.makeConstraints { make in
        // At most three quarters of the width.
        make.width.lessThanOrEqualTo(self).multipliedBy(0.75)
        // Two columns at the right are free, for what marks the room above the box.
        if message.isSent { make.right.equalTo(self).offset(-2) } else { make.left.equalTo(self) }
      }
    }
    // From the bottom up, a free row between two messages. Nothing says where the top is.
    for (label, next) in zip(labels, labels.dropFirst()) {
      label.mas.makeConstraints { $0.bottom.equalTo(next.mas.top).offset(-1) }
    }
    labels.last?.mas.makeConstraints { $0.bottom.equalTo(self) }
  }
}
