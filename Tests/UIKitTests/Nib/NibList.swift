@testable @_spi(Windfall) import UIKit

/// A table of a storyboard that notes its segues.
final class NibList: UITableViewController {
  private(set) var events: [String] = []
  weak var addButton: UIBarButtonItem?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
    events.append("prepare \(segue.identifier ?? "")" + (row.map { " for row \($0)" } ?? ""))
  }
}

/// The outlet, as the lowering registers those of apps.
@_cdecl("windfall_methods_UIKitTests_NibList")
public nonisolated func windfall_methods_UIKitTests_NibList(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(setter: "setAddButton:", of: NibList.self) { (list: NibList, item: UIBarButtonItem?) in
    list.addButton = item
  }
}

/// A screen of a storyboard that notes its segues.
final class NibDetail: UIViewController {
  private(set) var events: [String] = []
  let note: String?

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    note = nil
    super.init(coder: coder)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "")")
  }

  override func viewDidLoad() { events.append("viewDidLoad") }
}

/// A view of a nib that notes what happens to it.
final class NibCard: UIView {
  private(set) var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init with \(subviews.count) subviews")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }
}

/// A constraint of a nib that halves itself.
final class NibConstraint: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    constant /= 2
  }
}

/// A segue of the app's own.
final class NibFade: UIStoryboardSegue {
  private(set) var isOwn = false

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    isOwn = true
  }

  override func perform() { if isOwn { source.present(destination, animated: false) } }
}

/// A navigation item of the app's own class, as nibs name it.
final class NibNavigationItem: UINavigationItem {
  private(set) var titleWhenMade: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    titleWhenMade = title
  }
}
