import Testing

@testable import UIKit

@MainActor struct UITableViewHeaderFooterViewTests {
  @Test func `A header shows its content configuration and is as high as that asks for`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    var content = header.defaultContentConfiguration()
    content.text = Array(repeating: "Today and tomorrow", count: 12).joined(separator: " ")
    header.contentConfiguration = content
    let size = header.sizeThatFits(CGSize(width: 320, height: 0))
    #expect(size.height > 2 * UITableViewHeaderFooterView.defaultHeight)
    header.frame.size = size
    header.layoutIfNeeded()
    #expect(header.contentView.subviews.map(\.frame) == [CGRect(origin: .zero, size: size)])
    header.contentConfiguration = nil
    #expect(header.contentView.subviews.isEmpty)
  }

  @Test func `A header is configured for its state before it is laid out, and again when it asks for it`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var states: [Bool] = []
    header.configurationUpdateHandler = { view, state in
      states.append(state.isDisabled)
      view.backgroundConfiguration = state.isDisabled ? nil : .listGroupedCell()
    }
    header.layoutIfNeeded()
    #expect(states == [false] && header.subviews.first is CellBackgroundView)
    header.isUserInteractionEnabled = false
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(states == [false, true] && !(header.subviews.first is CellBackgroundView))
  }

  @Test func `A table's style decides how its headers look`() {
    func font(in style: UITableView.Style) -> UIFont {
      let table = UITableView(frame: .zero, style: style)
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      table.addSubview(header)
      return header.defaultContentConfiguration().textProperties.font
    }
    #expect(font(in: .plain) == UIListContentConfiguration.plainHeader().textProperties.font)
    #expect(font(in: .grouped) == UIListContentConfiguration.groupedHeader().textProperties.font)
    #expect(font(in: .plain) != font(in: .grouped))
  }

  @Test func `A content view may lay out its header, its cell or its item while it is configured`() {
    struct Configuration: UIContentConfiguration {
      let number: Int
      func makeContentView() -> any UIView & UIContentView { Content(configuration: self) }
      func updated(for state: any UIConfigurationState) -> Configuration { self }
    }
    final class Content: UIView, UIContentView {
      var configuration: any UIContentConfiguration { didSet { layOutOwner() } }
      init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      func layOutOwner() {
        superview?.superview?.setNeedsLayout()
        superview?.superview?.layoutIfNeeded()
      }
      override func didMoveToSuperview() { layOutOwner() }
    }
    let (header, cell) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UITableViewCell())
    let item = UICollectionViewCell(frame: .zero)
    for number in 1...2 {
      header.contentConfiguration = Configuration(number: number)
      cell.contentConfiguration = Configuration(number: number)
      item.contentConfiguration = Configuration(number: number)
    }
    for view in [header.contentView, cell.contentView, item.contentView] {
      let shown = view.subviews.compactMap { ($0 as? Content)?.configuration as? Configuration }
      #expect(shown.map(\.number) == [2])
    }
  }
}
