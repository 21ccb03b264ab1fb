import UIKit

/// See [SubmitLabel](https://developer.apple.com/documentation/swiftui/submitlabel).
public struct SubmitLabel: Sendable {
  let type: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(type: .done) }
  public static var go: SubmitLabel { SubmitLabel(type: .go) }
  public static var send: SubmitLabel { SubmitLabel(type: .send) }
  public static var join: SubmitLabel { SubmitLabel(type: .join) }
  public static var route: SubmitLabel { SubmitLabel(type: .route) }
  public static var search: SubmitLabel { SubmitLabel(type: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(type: .default) }
  public static var next: SubmitLabel { SubmitLabel(type: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(type: .continue) }
}
