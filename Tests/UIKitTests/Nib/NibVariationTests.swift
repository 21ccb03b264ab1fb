import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct NibVariationTests {
  private func view(_ element: String) throws -> UIView {
    let fixture = try InterfaceFixture([
      "Card.nib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(element)</objects></document>
      """
    ])
    return try #require(UINib(nibName: "Card", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UIView)
  }

  @Test func `A constraint can be of the app's class`() throws {
    let view = try view(
      """
      <view id="v">
        <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
        <subviews><view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="50"
            id="l" customClass="NibConstraint" customModule="UIKitTests"/>
          <constraint firstItem="a" firstAttribute="width" constant="10" id="w"/>
        </constraints>
      </view>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.minX == 25)
    #expect(view.constraints.contains { $0 is NibConstraint && $0.firstAttribute == .leading })
  }

  @Test func `Views and constraints of other size classes are not installed`() throws {
    let view = try view(
      """
      <view id="v">
        <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
        <subviews>
          <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
          <view tag="2" id="b"/>
          <view tag="3" id="c"/>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="l">
            <variation key="widthClass=compact" constant="20"/>
            <variation key="widthClass=regular" constant="90"/>
          </constraint>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
          <constraint firstItem="a" firstAttribute="height" constant="10" id="h"/>
          <constraint firstItem="a" firstAttribute="width" constant="100" id="w1"/>
          <constraint firstItem="a" firstAttribute="width" constant="200" id="w2"/>
        </constraints>
        <variation key="default">
          <mask key="subviews"><exclude reference="b"/><exclude reference="c"/></mask>
          <mask key="constraints"><exclude reference="w1"/><exclude reference="w2"/></mask>
        </variation>
        <variation key="heightClass=regular-widthClass=compact">
          <mask key="subviews"><include reference="b"/></mask>
          <mask key="constraints"><include reference="w1"/></mask>
        </variation>
        <variation key="widthClass=regular">
          <mask key="subviews"><include reference="c"/></mask>
          <mask key="constraints"><include reference="w2"/></mask>
        </variation>
      </view>
      """)
    #expect(view.subviews.map(\.tag) == [1, 2])
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 20, y: 0, width: 100, height: 10))
  }

  @Test func `A label has the font of its size class`() throws {
    let label = try view(
      """
      <label text="A" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="10"/>
        <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
      </label>
      """)
    #expect((label as? UILabel)?.font == .systemFont(ofSize: 30))
  }

  @Test func `A date picker has its mode, limits and date`() throws {
    let picker = try #require(
      try view(
        """
        <datePicker datePickerMode="date" minuteInterval="5" useCurrentDate="NO" id="d">
          <date key="date" timeIntervalSinceReferenceDate="600000000"/>
          <date key="minimumDate" timeIntervalSinceReferenceDate="500000000"/>
          <locale key="locale" localeIdentifier="de_DE"/>
        </datePicker>
        """) as? UIDatePicker)
    #expect(picker.datePickerMode == .date)
    #expect(picker.minuteInterval == 5)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 600_000_000))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500_000_000))
    #expect(picker.locale?.identifier == "de_DE")
  }

  @Test func `A button has its configuration`() throws {
    let button = try #require(
      try view(
        """
        <button buttonType="system" id="b">
          <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now" cornerStyle="capsule"
            imagePlacement="trailing" imagePadding="7" buttonSize="large">
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          </buttonConfiguration>
        </button>
        """) as? UIButton)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Buy")
    #expect(configuration.subtitle == "Now")
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 7)
    #expect(configuration.buttonSize == .large)
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
