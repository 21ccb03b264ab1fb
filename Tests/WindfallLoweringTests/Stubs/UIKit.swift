@_exported import Foundation
@_exported import ObjectiveC

@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
}
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func resignFirstResponder() -> Bool { true }
  open var canBecomeFirstResponder: Bool { false }
  open class func windfallClassMember(_ name: String) -> Any? { nil }
  open func windfallMember(_ name: String) -> Any? { nil }
}
@preconcurrency @MainActor open class UIView: UIResponder {
  open var isHidden = false
  open var tag = 0
  open class var depth: Int { 0 }
  public override init() {}
  public init(frame: CGRect) {}
  open func layoutSubviews() {}
  open func endEditing(_ force: Bool) -> Bool { true }
  public static func windfallMake(frame: CGRect) -> Self { fatalError("\(frame)") }
}
@preconcurrency @MainActor open class UIControl: UIView {
  public func addTarget(_ target: Any?, action: Selector, for event: Int) {}
}
@preconcurrency @MainActor open class UIButton: UIControl {}
@preconcurrency @MainActor open class UILabel: UIView {}
@preconcurrency @MainActor open class UIEvent: NSObject {}
@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open func viewDidLoad() {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public static func windfallMake(nibName: String?, bundle: Bundle?) -> Self { fatalError(nibName ?? "") }
}
@preconcurrency @MainActor open class UIWindow: UIView {}
@MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  var window: UIWindow? { get set }
}
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public static func main() {}
}
@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt row: Int)
  func scrollViewDidScroll(_ view: UIView)
}
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
}
@preconcurrency @MainActor open class UITableView: UIView {
  public weak var delegate: (any UITableViewDelegate)?
  public weak var dataSource: (any UITableViewDataSource)?
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {}

open class NSDiffableDataSourceSnapshotReference: NSObject {}

public func windfallSnapshot<S, I>(
  _ reference: NSDiffableDataSourceSnapshotReference, as type: NSDiffableDataSourceSnapshot<S, I>.Type
) -> NSDiffableDataSourceSnapshot<S, I> { fatalError("\(reference)") }

public func windfallSnapshot<S, I>(
  _ snapshot: NSDiffableDataSourceSnapshot<S, I>, as type: NSDiffableDataSourceSnapshotReference.Type
) -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference() }
