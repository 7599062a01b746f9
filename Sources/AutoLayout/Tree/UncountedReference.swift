/// A reference that neither retains its object nor checks whether it still exists.
///
/// The parts of a layout refer to their owners very often. A weak variable would make every retain and release of the
/// object slow. A checked unowned reference traps during the object's deinit, in which items remove themselves from
/// their referrers. So this is a plain pointer, and its holder ensures that it is not read once the object is gone. A
/// debug build checks that, and allows reads during the object's deinit; a release build does not check.
@MainActor struct UncountedReference<Object: HasLifetime> {
  private unowned(unsafe) let pointee: Object
  #if DEBUG
    private weak var lifetime: Lifetime?
  #endif

  init(_ object: Object) {
    pointee = object
    #if DEBUG
      lifetime = object.lifetime
    #endif
  }

  /// The object, which must still exist.
  var object: Object {
    #if DEBUG
      precondition(lifetime != nil, "an uncounted reference was asked for an object that is gone")
    #endif
    return pointee
  }
}

/// An object that an ``UncountedReference`` can refer to.
@MainActor protocol HasLifetime: AnyObject {
  #if DEBUG
    /// An object that outlives its owner's deinit, because only the owner holds it.
    var lifetime: Lifetime { get }
  #endif
}

#if DEBUG
  /// A marker that exists as long as its owner. Weak references to it do not slow down the owner.
  final class Lifetime {}
#endif
