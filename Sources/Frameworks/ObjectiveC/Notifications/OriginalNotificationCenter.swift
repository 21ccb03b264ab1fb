/// The methods of Foundation's notification centre whose symbols other functions have taken.
struct OriginalNotificationCenter {
  private struct Post {
    let call: (Notification) -> Void
  }

  private struct Addition {
    let call:
      (NSNotification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
  }

  private struct Removal {
    let call: (Any, NSNotification.Name?, Any?) -> Void
  }

  private let center: NotificationCenter

  init(_ center: NotificationCenter) {
    self.center = center
  }

  func post(_ notification: Notification) {
    ReplacedMethod(Self.post, of: center).closure(in: Post.self).call(notification)
  }

  func addObserver(
    _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    ReplacedMethod(Self.addition, of: center).closure(in: Addition.self).call(name, object, queue, block)
  }

  func removeObserver(_ observer: Any, _ name: NSNotification.Name?, _ object: Any?) {
    ReplacedMethod(Self.removal, of: center).closure(in: Removal.self).call(observer, name, object)
  }

  nonisolated(unsafe) private static let post = address(
    "$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
  nonisolated(unsafe) private static let addition = address(
    "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
  )
  nonisolated(unsafe) private static let removal = address(
    "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"
  )

  private static func address(_ symbol: String) -> UnsafeRawPointer {
    ReplacedMethod.address(of: symbol, in: "libFoundation.so")
  }
}
