/// A member of a class, by its place in the method tables of the class and its subclasses.
public struct OverriddenMember: Sendable {
  private let slot: Int?
  private let entry: UInt

  /// Takes two subclasses of the class, one of which inherits from the other and overrides only this member.
  public init(of type: AnyClass, in overriding: AnyClass, beside plain: AnyClass) {
    let (table, plain, overriding) = (ClassTable(type), ClassTable(plain), ClassTable(overriding))
    let slots = table.inherited(by: plain).filter { plain[$0] != overriding[$0] }
    slot = slots.count == 1 ? slots.first : nil
    entry = slot.map { table[$0] } ?? 0
  }

  /// Whether the class, or one between it and the member's, has an override.
  public func isOverridden(by type: AnyClass) -> Bool { slot.map { ClassTable(type)[$0] != entry } ?? true }
}
