import Synchronization

/// See [Transaction](https://developer.apple.com/documentation/storekit/transaction).
///
/// Nothing was ever bought: all sequences are empty, and that of updates waits for ever.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// See [Transaction.Transactions](https://developer.apple.com/documentation/storekit/transaction/transactions).
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// See [Transaction.Transactions.AsyncIterator](https://developer.apple.com/documentation/storekit/transaction/transactions/asynciterator).
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Element>.AsyncIterator

      public mutating func next() async -> Element? { await stream.next() }
    }

    private let stream: AsyncStream<Element>

    fileprivate init(ends: Bool) {
      let (stream, continuation) = AsyncStream<Element>.makeStream()
      self.stream = stream
      if ends { continuation.finish() } else { Self.waiting.withLock { $0.append(continuation) } }
    }

    /// A stream whose continuation is gone has ended.
    private static let waiting = Mutex<[AsyncStream<Element>.Continuation]>([])

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: stream.makeAsyncIterator()) }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?

  public static var all: Transactions { Transactions(ends: true) }

  public static var currentEntitlements: Transactions { Transactions(ends: true) }

  public static var unfinished: Transactions { Transactions(ends: true) }

  public static var updates: Transactions { Transactions(ends: false) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// There is none that could be finished.
  public func finish() async {}
}
