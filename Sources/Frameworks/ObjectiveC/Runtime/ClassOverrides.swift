import Glibc
import Synchronization

/// Overrides that extensions declare of what classes of other modules inherit or have.
///
/// The compiler refuses them here, as a class's method table is made with the class. The lowering declares two
/// subclasses instead, one with the overrides and one without. Where their tables differ, the entry of the subclass with
/// the overrides is written into the table of the class, and into those of its subclasses that have the entry which the
/// class had: they inherit it. No object of the two is ever made.
public enum ClassOverrides {
  private struct Override: @unchecked Sendable {
    let type: AnyClass
    let original: AnyClass
    let overriding: AnyClass
    /// What was replaced; found when the overrides are first applied.
    var changes: [(slot: Int, old: UInt, new: UInt)]?
  }

  private struct State {
    var overrides: [Override] = []
    var isApplied = false
  }

  private static let state = Mutex(State())

  /// Notes the overrides of a class; they hold once `apply` is called, or at once if it was.
  ///
  /// Called while an image is being loaded, in the order of the image's files: the host's own may come before.
  public static func add(to type: AnyClass, from overriding: AnyClass, beside original: AnyClass) {
    state.withLock { state in
      var added = Override(type: type, original: original, overriding: overriding)
      if state.isApplied { apply(&added, to: LoadedClasses.all) }
      state.overrides.append(added)
    }
  }

  /// What `super` means in an override: the object, as one of the class whose members call what was there before.
  public static func original<Overriding: AnyObject>(_ object: AnyObject, of overriding: Overriding.Type) -> Overriding
  {
    // It is not of that class, which a checked cast would notice.
    Unmanaged.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
  }

  /// The same in the override of a class member.
  public static func originalClass<Overriding: AnyObject>(
    _ type: AnyClass, of overriding: Overriding.Type
  ) -> Overriding.Type {
    unsafeBitCast(type, to: Overriding.Type.self)
  }

  /// Writes all overrides into the classes that are loaded by now. Classes that were changed before stay as they are.
  static func apply() {
    state.withLock { state in
      state.isApplied = true
      guard !state.overrides.isEmpty else { return }
      let loaded = LoadedClasses.all
      for index in state.overrides.indices { apply(&state.overrides[index], to: loaded) }
    }
  }

  private static func apply(_ override: inout Override, to loaded: [AnyClass]) {
    let original = ClassTable(override.original)
    let changes =
      override.changes
      ?? ClassTable(override.type).inherited(by: original).compactMap { slot in
        let (old, new) = (original[slot], ClassTable(override.overriding)[slot])
        return old == new ? nil : (slot, old, new)
      }
    override.changes = changes
    for type in [override.type] + loaded
    where ObjectIdentifier(type) != ObjectIdentifier(override.original)
      && ClassAncestry.inherits(type, from: override.type)
    {
      let table = ClassTable(type)
      for change in changes where table[change.slot] == change.old { table.write(change.new, to: change.slot) }
    }
  }
}

/// What the host calls when the app's images are loaded and nothing of the app has run, and for each image after that.
@_cdecl("windfall_apply_overrides") func applyOverrides() { ClassOverrides.apply() }
