/// Points at an object that it neither keeps alive nor asks about.
///
/// Parts of a layout point at what owns them all the time. A weak variable would make the object's every
/// retain and release slow from then on; a checked unowned reference traps where it is asked during the
/// object's own deinit, in which items take themselves out of what points at them. So this is a plain
/// pointer: whoever holds one sees to it that it is not asked once the object is gone. A debug build
/// checks that, and allows it to be asked during the object's deinit; a release build trusts it.
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

/// An object that an ``UncountedReference`` may point at.
@MainActor protocol HasLifetime: AnyObject {
  #if DEBUG
    /// Ends with the object, behind its deinit: the object alone holds it.
    var lifetime: Lifetime { get }
  #endif
}

#if DEBUG
  /// Exists as long as the object that holds it. Weak references to it leave that object as it is.
  final class Lifetime {}
#endif
