import Foundation

class Account: NSObject {
  @objc dynamic var owner = "nobody"
  @objc dynamic var balance: Double = 0 {
    didSet { history.append(balance) }
  }
  @objc dynamic var parent: Account?
  @objc private(set) var history: [Double] = []
  @objc var level = Level.plain

  @objc enum Level: Int {
    case plain, gold
  }

  @objc dynamic var summary: String { "\(owner): \(balance)" }

  @objc class func keyPathsForValuesAffectingSummary() -> Set<String> {
    [#keyPath(Account.owner), #keyPath(Account.balance)]
  }

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    if key == "nickname" { owner = value as? String ?? "" } else { super.setValue(value, forUndefinedKey: key) }
  }
}
