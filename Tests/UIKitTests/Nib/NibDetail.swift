@testable @_spi(Windfall) import UIKit

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
