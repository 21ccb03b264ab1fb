import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("Nibs") struct UINibTests {
  private static let card = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" tag="7" id="root" customClass="NibCard" customModule="UIKitTests">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Title" textAlignment="center" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO"
              id="title">
              <rect key="frame" x="1" y="2" width="3" height="4"/>
              <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
              <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/>
              <accessibility key="accessibilityConfiguration" identifier="card.title"/>
            </label>
            <button hidden="YES" buttonType="system" id="button">
              <rect key="frame" x="10" y="60" width="80" height="30"/>
              <state key="normal" title="Press"/>
              <state key="disabled" title="Off"/>
            </button>
          </subviews>
          <color key="backgroundColor" systemColor="systemGray6Color"/>
          <color key="tintColor" systemColor="secretColor"/>
          <constraints>
            <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading"
              constant="16" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="24" id="c2"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8"
              id="c3"/>
            <constraint firstItem="title" firstAttribute="height" secondItem="title" secondAttribute="width"
              multiplier="1/4" priority="900" id="c4"/>
          </constraints>
        </view>
      </objects>
      <resources>
        <systemColor name="secretColor">
          <color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom"/>
        </systemColor>
      </resources>
    </document>
    """

  private func card() throws -> NibCard {
    let fixture = try InterfaceFixture(["Card.nib": Self.card])
    let objects = UINib(nibName: "Card", bundle: fixture.bundle).instantiate(withOwner: nil)
    #expect(objects.count == 1)
    return try #require(objects.first as? NibCard)
  }

  @Test func `Views have what the file says of them`() throws {
    let card = try card()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(card.tag == 7)
    #expect(card.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(card.backgroundColor == .systemGray6)
    #expect(card.tintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let label = try #require(card.subviews.first as? UILabel)
    #expect(label.text == "Title")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(label.accessibilityIdentifier == "card.title")
    let button = try #require(card.subviews.last as? UIButton)
    #expect(button.title(for: .normal) == "Press")
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.buttonType == .system)
    #expect(button.isHidden)
  }

  @Test func `Constraints place views, ratios included`() throws {
    let card = try card()
    card.layoutIfNeeded()
    #expect(card.subviews[0].frame == CGRect(x: 16, y: 8, width: 160, height: 40))
    #expect(card.subviews[1].frame == CGRect(x: 10, y: 60, width: 80, height: 30))
  }

  @Test func `An initialiser finds the views there, and awakeFromNib comes last`() throws {
    let card = try card()
    #expect(card.events == ["init with 2 subviews", "awake"])
  }

  @Test func `Each instance has objects of its own`() throws {
    let fixture = try InterfaceFixture(["Card.nib": Self.card])
    let nib = UINib(nibName: "Card", bundle: fixture.bundle)
    let first = try #require(nib.instantiate(withOwner: nil).first as? NibCard)
    let second = try #require(fixture.bundle.loadNibNamed("Card", owner: nil)?.first as? NibCard)
    #expect(first !== second)
    #expect(first.subviews[0] !== second.subviews[0])
  }

  @Test func `A navigation bar has its items, of their own classes`() throws {
    let fixture = try InterfaceFixture([
      "Bar.nib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <navigationBar largeTitles="YES" id="bar">
            <items>
              <navigationItem title="First" id="one"/>
              <navigationItem title="Last" id="two" customClass="NibNavigationItem" customModule="UIKitTests"/>
            </items>
          </navigationBar>
        </objects>
      </document>
      """
    ])
    let objects = UINib(nibName: "Bar", bundle: fixture.bundle).instantiate(withOwner: nil)
    let bar = try #require(objects.first as? UINavigationBar)
    #expect(bar.prefersLargeTitles)
    #expect(bar.items?.map(\.title) == ["First", "Last"])
    #expect((bar.topItem as? NibNavigationItem)?.titleWhenMade == "Last")
  }

  @Test func `A nib's views are freed`() throws {
    weak var freed: UIView?
    do { freed = try card() }
    #expect(freed == nil)
  }

  @Test("Images are found by an attribute, or by a reference to one of the system's")
  func images() throws {
    let fixture = try InterfaceFixture([
      "Pictures.nib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <imageView image="star" catalog="system" id="a"/>
          <imageView id="b"><imageReference key="image" image="star" catalog="system" symbolScale="large"/></imageView>
          <imageView image="missing" id="c"/>
        </objects>
      </document>
      """
    ])
    let views = UINib(nibName: "Pictures", bundle: fixture.bundle).instantiate(withOwner: nil, options: nil)
    let sizes = views.compactMap { ($0 as? UIImageView)?.image?.size.width }
    #expect(sizes.count == 2 && sizes[0] == 22 && sizes[1] > 25)
  }

  @Test func `Gesture recognisers of a view are a collection`() throws {
    let fixture = try InterfaceFixture([
      "Touched.nib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <view id="v"><connections>
            <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o1"/>
            <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o2"/>
            <outletCollection property="gestureRecognizers" destination="z" appends="YES" id="o3"/>
            <outletCollection property="gestureRecognizers" destination="r" appends="YES" id="o4"/>
          </connections></view>
          <tapGestureRecognizer id="t"/>
          <panGestureRecognizer id="p"/>
          <pinchGestureRecognizer scale="1" id="z"/>
          <rotationGestureRecognizer id="r"/>
        </objects>
      </document>
      """
    ])
    let objects = UINib(nibName: "Touched", bundle: fixture.bundle).instantiate(withOwner: nil, options: nil)
    let view = try #require(objects.first as? UIView)
    #expect(view.gestureRecognizers?.count == 4)
    #expect(view.gestureRecognizers?.last is UIRotationGestureRecognizer)
  }
}
