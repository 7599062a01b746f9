import Testing

@testable import AutoLayout

/// An object that others point at without holding it.
@MainActor private final class Pointee: HasLifetime {
  #if DEBUG
    let lifetime = Lifetime()
  #endif
  var onEnd: ((Pointee) -> Void)?

  isolated deinit { onEnd?(self) }
}

/// What debug builds check of a plain pointer, and release builds trust.
@MainActor struct UncountedReferenceTests {
  @Test func `the object is found as long as it exists, and not kept alive`() {
    var object: Pointee? = Pointee()
    weak let watched = object
    let reference = object.map { UncountedReference($0) }
    #expect(reference?.object === object)
    object = nil
    #expect(watched == nil)
  }

  @Test func `it may be asked in the object's own deinit`() {
    var object: Pointee? = Pointee()
    let reference = object.map { UncountedReference($0) }
    var found = false
    object?.onEnd = { ending in found = reference?.object === ending }
    object = nil
    #expect(found)
  }

  #if DEBUG
    @Test func `a debug build notices that the object is gone`() async throws {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          var object: LayoutGuide? = LayoutGuide()
          let reference = object.map { UncountedReference($0) }
          object = nil
          _ = reference?.object
        }
      }
      let told = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
      #expect(told.contains("an uncounted reference was asked for an object that is gone"))
    }
  #else
    @Test func `a release build has nothing but the pointer`() {
      #expect(MemoryLayout<UncountedReference<Pointee>?>.size == MemoryLayout<Pointee?>.size)
    }
  #endif
}
