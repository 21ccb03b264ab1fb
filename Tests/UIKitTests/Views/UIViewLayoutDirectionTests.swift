import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewLayoutDirectionTests {
  /// A view that fills part of another, by constraints on leading sides.
  @MainActor private struct Pair {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()

    init(_ attribute: UISemanticContentAttribute = .unspecified) {
      outer.semanticContentAttribute = attribute
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20).isActive = true
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
      inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }

    var x: CGFloat {
      outer.layoutIfNeeded()
      return inner.frame.minX
    }
  }

  @Test func `A semantic attribute decides in the place of the direction around it`() {
    func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    }
    #expect(direction(.unspecified) == .rightToLeft)
    #expect(direction(.playback) == .leftToRight && direction(.spatial) == .leftToRight)
    #expect(direction(.forceLeftToRight) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `A view has the direction of its traits, and does not hand its own attribute on`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `Leading is the right side where the view around turns, and constants count inwards from there`() {
    #expect(Pair().x == 20)
    #expect(Pair(.forceRightToLeft).x == 130)
    let pair = Pair()
    pair.inner.semanticContentAttribute = .forceRightToLeft
    #expect(pair.x == 20)
  }

  @Test func `Constraints follow when the direction changes`() {
    let pair = Pair()
    #expect(pair.x == 20)
    pair.outer.semanticContentAttribute = .forceRightToLeft
    #expect(pair.x == 130)
    pair.outer.semanticContentAttribute = .unspecified
    #expect(pair.x == 20)
    pair.outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(pair.x == 130)
  }

  @Test func `Left and right, centres and shares of a leading side are what they are`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.semanticContentAttribute = .forceRightToLeft
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    NSLayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      views[1].centerXAnchor.constraint(equalTo: outer.centerXAnchor, constant: 10),
      NSLayoutConstraint(
        item: views[2], attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .trailing, multiplier: 0.25,
        constant: 0),
    ])
    outer.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [5, 100, 130])
  }

  @Test func `Margins are directional`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test func `A stack begins at its right side`() {
    let views = [30, 60].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    for view in views { view.widthAnchor.constraint(equalToConstant: view.frame.width).isActive = true }
    let stack = UIStackView(arrangedSubviews: views + [UIView()])
    stack.frame.size = CGSize(width: 200, height: 10)
    stack.spacing = 5
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [170, 105])
  }

  @Test func `A button shows its picture behind its title, and keeps to the side that it was told`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    func order() throws -> [CGFloat] {
      button.layoutIfNeeded()
      return try [#require(button.imageView).frame.minX, #require(button.titleLabel).frame.minX]
    }
    var places = try order()
    #expect(places[0] < places[1])
    button.semanticContentAttribute = .forceRightToLeft
    places = try order()
    #expect(places[0] > places[1])
    button.contentHorizontalAlignment = .left
    #expect(try order()[1] == 0)
    button.contentHorizontalAlignment = .leading
    #expect(try #require(button.imageView).frame.maxX == 200 || order()[0] > 100)
  }

  @Test func `A slider's smallest value is at its right end, and a picture that turns is turned`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 200)
    let arrow = try #require(UIImage(systemName: "chevron.right"))
    let view = UIImageView(image: arrow.imageFlippedForRightToLeftLayoutDirection())
    let plain = "\(view.drawContents())"
    view.semanticContentAttribute = .forceRightToLeft
    #expect(plain != "\(view.drawContents())")
    view.image = arrow
    #expect(plain == "\(view.drawContents())")
  }

  @Test func `A cell and the items of bars begin at the right`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(try #require(cell.textLabel).frame.minX > #require(cell.detailTextLabel).frame.minX)
    #expect(cell.contentView.frame.maxX == 320 && cell.contentView.frame.minX > 0)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(bar.items?.map(\.button.frame.minX) == [200, 100, 0])
  }

  @Test func `Texts begin at the right where their alignment is natural`() {
    #expect(NSTextAlignment.natural.layoutAlignment(isRightToLeft: true) == .trailing)
    #expect(NSTextAlignment.left.layoutAlignment(isRightToLeft: true) == .leading)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "a"
    let plain = "\(label.drawContents())"
    label.semanticContentAttribute = .forceRightToLeft
    #expect(plain != "\(label.drawContents())")
  }

  @Test func `The language of the app decides where launch arguments name it`() {
    defer { Device.follow(launchArguments: []) }
    Device.follow(launchArguments: ["-AppleLanguages", "(en)"])
    #expect(Device.current.traits.layoutDirection == .leftToRight)
    Device.follow(launchArguments: ["-AppleTextDirection", "YES"])
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    Device.follow(launchArguments: [])
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
