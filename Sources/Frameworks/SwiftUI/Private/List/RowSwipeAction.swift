import UIKit

/// One button beside a row that was swiped.
@MainActor
struct RowSwipeAction {
  let title: String
  let identifier: String?
  let color: UIColor
  let perform: @MainActor () -> Void
}
