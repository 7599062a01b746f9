import Ashlar

/// A view with a natural size, if it is given one.
final class NaturalBox: View {
  var naturalSize: Size? {
    didSet { if naturalSize != oldValue { invalidateIntrinsicContentSize() } }
  }
  override var intrinsicContentSize: Size { naturalSize ?? super.intrinsicContentSize }
}
