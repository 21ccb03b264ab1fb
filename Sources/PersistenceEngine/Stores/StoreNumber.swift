import Synchronization

/// Gives out the numbers by which the object IDs of one store differ from those of all others.
public enum StoreNumber {
  private static let last = Atomic<Int32>(0)

  public static func next() -> Int32 { last.add(1, ordering: .relaxed).newValue }
}
