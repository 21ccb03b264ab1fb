import Foundation
import WindfallCore

extension ElementHandle {
  /// What the screen of the app shows.
  func displayList() throws(AppFailure) -> DisplayList {
    guard case .displayList(let list) = try session.send(.displayList) else { throw Self.wrongReply }
    return list
  }
}

extension DisplayList {
  /// The screen that is not there.
  static let empty = DisplayList(size: .zero, scale: 1, background: .clear, root: DisplayGroup(items: []))

  /// The part inside a rectangle, which may be partly off the screen.
  func cropped(to area: CGRect) -> DisplayList {
    let area = area.intersection(CGRect(origin: .zero, size: size))
    guard !area.isNull, !area.isEmpty else { return .empty }
    let offset = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    return DisplayList(
      size: area.size, scale: scale, background: background,
      root: DisplayGroup(transform: offset, items: [.group(root)]))
  }
}
