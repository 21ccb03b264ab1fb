import Glibc

/// The methods of Foundation's notification centre whose symbols other functions have taken.
///
/// Closures of each type have a struct of their own: those of a generic one would be called in another way.
struct OriginalNotificationCenter {
  /// A closure, as it is stored: a method takes its object where a closure takes its context.
  private struct Stored {
    let function: UnsafeRawPointer
    let object: AnyObject
  }

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
    unsafeBitCast(stored(Self.postSymbol), to: Post.self).call(notification)
  }

  func addObserver(
    _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    unsafeBitCast(stored(Self.additionSymbol), to: Addition.self).call(name, object, queue, block)
  }

  func removeObserver(_ observer: Any, _ name: NSNotification.Name?, _ object: Any?) {
    unsafeBitCast(stored(Self.removalSymbol), to: Removal.self).call(observer, name, object)
  }

  private func stored(_ address: UInt) -> Stored {
    guard let function = UnsafeRawPointer(bitPattern: address) else {
      fatalError("this Foundation's notification centre lacks a method that Windfall calls")
    }
    return Stored(function: function, object: center)
  }

  private static let postSymbol = address("$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
  private static let additionSymbol = address(
    "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
  )
  private static let removalSymbol = address(
    "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"
  )

  private static func address(_ symbol: String) -> UInt {
    guard let library = dlopen("libFoundation.so", RTLD_NOLOAD | RTLD_NOW) else { return 0 }
    return UInt(bitPattern: dlsym(library, symbol))
  }
}
