import Foundation

/// Who changes a store, as its history tells.
public struct StoreAuthor: Hashable, Sendable {
  public var author: String?
  public var contextName: String?
  public var bundle: String?
  public var process: String?

  public init(author: String? = nil, contextName: String? = nil, bundle: String? = nil, process: String? = nil) {
    self.author = author
    self.contextName = contextName
    self.bundle = bundle
    self.process = process
  }
}

/// One step in a store's history.
public struct StoreTransaction: Sendable {
  /// What became of one object.
  public struct Change: Sendable {
    public enum Kind: Int64, Sendable {
      case insertion, update, deletion
    }

    public var number: Int64
    public var id: ObjectID
    public var kind: Kind
    /// The slots that an update has changed.
    public var slots: [Int]
    /// What is kept of an object that is gone, by slot.
    public var kept: [Int: Value]
  }

  /// Grows from step to step, and is never given twice.
  public var number: Int64
  /// In seconds since 2001.
  public var date: Double
  public var author: StoreAuthor
  public var changes: [Change]
}
