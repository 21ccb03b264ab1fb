import Testing

@testable @_spi(Windfall) import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let rating = UIConfigurationStateCustomKey("tests.rating")
}

extension UICellConfigurationState {
  fileprivate var rating: Int? {
    get { self[.rating] as? Int }
    set { self[.rating] = newValue }
  }
}

@MainActor struct UIConfigurationStateTests {
  final class RatedCell: UICollectionViewCell {
    var rating = 0 { didSet { setNeedsUpdateConfiguration() } }
    var seen: [Int?] = []

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.rating = rating
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) { seen.append(state.rating) }
  }

  @Test func `A state has values of one's own`() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(state[.rating] == nil)
    state[.rating] = 3
    #expect(state[.rating] as? Int == 3)
    #expect(state != UIViewConfigurationState(traitCollection: state.traitCollection))
    let cell = RatedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.layoutIfNeeded()
    cell.rating = 5
    cell.layoutIfNeeded()
    #expect(cell.seen == [0, 5])
  }

  @Test func `A cell tells that it is expanded and that it is moved`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    var seen: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { seen.append($1) }
    cell.isExpanded = true
    cell.layoutIfNeeded()
    cell.isReordering = true
    cell.layoutIfNeeded()
    #expect(seen.map(\.isExpanded) == [true, true] && seen.map(\.isReordering) == [false, true])
  }
}
