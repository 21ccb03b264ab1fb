import Foundation

/// Nothing is spoken here.
extension View {
  public func speechAdjustedPitch(_ value: Double) -> Self { self }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}
