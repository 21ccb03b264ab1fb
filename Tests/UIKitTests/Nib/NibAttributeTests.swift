import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

/// What attributes of interface files say of the views that they are made into.
@MainActor @Suite("Attributes of interface files") struct NibAttributeTests {
  private func object<Object>(_ element: String, as type: Object.Type = Object.self) throws -> Object {
    let files = try InterfaceFixture([
      "It.nib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(element)</objects></document>"
    ])
    let objects = UINib(nibName: "It", bundle: files.bundle).instantiate(withOwner: nil, options: nil)
    return try #require(objects.first as? Object)
  }

  private let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\""

  @Test func views() throws {
    let view = try object(
      """
      <view semanticContentAttribute="playback" autoresizesSubviews="NO" exclusiveTouch="YES"
        restorationIdentifier="box" id="v">
        <edgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      </view>
      """, as: UIView.self)
    #expect(view.semanticContentAttribute == .playback && !view.autoresizesSubviews && view.isExclusiveTouch)
    #expect(view.restorationIdentifier == "box")
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func colorWells() throws {
    let well = try object(
      "<colorWell title=\"Ink\" supportsAlpha=\"NO\" id=\"w\"><color key=\"selectedColor\" \(red)/></colorWell>",
      as: UIColorWell.self)
    #expect(well.title == "Ink" && !well.supportsAlpha)
    #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func labels() throws {
    let label = try object(
      """
      <label text="A" adjustsFontForContentSizeCategory="YES" preferredMaxLayoutWidth="120"
        baselineAdjustment="alignCenters" id="l">
        <color key="highlightedColor" \(red)/><color key="shadowColor" \(red)/>
        <size key="shadowOffset" width="1" height="2"/>
      </label>
      """, as: UILabel.self)
    #expect(label.adjustsFontForContentSizeCategory && label.preferredMaxLayoutWidth == 120)
    #expect(label.baselineAdjustment == .alignCenters && label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.highlightedTextColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(label.shadowColor == label.highlightedTextColor)
  }

  @Test func buttons() throws {
    let button = try object(
      """
      <button buttonType="system" showsMenuAsPrimaryAction="YES" role="destructive" id="b">
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="imageEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
        <state key="normal" title="Go"/>
      </button>
      """, as: UIButton.self)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.imageEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    #expect(button.showsMenuAsPrimaryAction && button.role == .destructive)
  }

  @Test func `Configurations of buttons`() throws {
    let button = try object(
      """
      <button buttonType="system" id="b">
        <buttonConfiguration key="configuration" style="filled" image="star" catalog="system" title="Go"
          titleAlignment="center">
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="30"/>
          <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
          <backgroundConfiguration key="background" cornerRadius="9">
            <color key="backgroundColor" \(red)/>
          </backgroundConfiguration>
        </buttonConfiguration>
      </button>
      """, as: UIButton.self)
    let configuration = try #require(button.configuration)
    #expect(configuration.attributedTitle?.font == .boldSystemFont(ofSize: 30))
    #expect(configuration.titleAlignment == .center && configuration.background.cornerRadius == 9)
    #expect(configuration.background.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((configuration.image?.size.width ?? 0) > 25)
  }

  @Test func `Text fields and text views`() throws {
    let field = try object(
      """
      <textField adjustsFontSizeToFit="NO" minimumFontSize="11" adjustsFontForContentSizeCategory="YES" id="t">
        <textInputTraits key="textInputTraits" spellCheckingType="no" keyboardAppearance="alert"/>
      </textField>
      """, as: UITextField.self)
    #expect(field.minimumFontSize == 11 && field.adjustsFontForContentSizeCategory)
    #expect(field.spellCheckingType == .no && field.keyboardAppearance == .dark)
    let view = try object(
      """
      <textView selectable="NO" id="t">
        <attributedString key="attributedText"><fragment content="Rich"/></attributedString>
        <dataDetectorType key="dataDetectorTypes" link="YES"/>
      </textView>
      """, as: UITextView.self)
    #expect(view.text == "Rich" && !view.isSelectable && view.dataDetectorTypes == .link)
  }

  @Test func `Tables and their cells`() throws {
    let table = try object(
      """
      <tableView bounces="NO" indicatorStyle="white" allowsSelectionDuringEditing="YES"
        estimatedSectionHeaderHeight="33" sectionIndexMinimumDisplayRowCount="7" id="t">
        <color key="separatorColor" \(red)/>
      </tableView>
      """, as: UITableView.self)
    #expect(!table.bounces && table.indicatorStyle == .white && table.allowsSelectionDuringEditing)
    #expect(table.estimatedSectionHeaderHeight == 33 && table.sectionIndexMinimumDisplayRowCount == 7)
    #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let cell = try object(
      """
      <tableViewCell editingAccessoryType="checkmark" indentationLevel="2" indentationWidth="12"
        shouldIndentWhileEditing="NO" id="c"><tableViewCellContentView key="contentView" id="cc"/></tableViewCell>
      """, as: UITableViewCell.self)
    #expect(cell.editingAccessoryType == .checkmark && cell.indentationLevel == 2 && cell.indentationWidth == 12)
    #expect(!cell.shouldIndentWhileEditing)
  }

  @Test func `Gesture recognisers`() throws {
    let edge = try object(
      """
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="2" cancelsTouchesInView="NO" delaysTouchesBegan="YES"
        id="e"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      """, as: UIScreenEdgePanGestureRecognizer.self)
    #expect(edge.edges == .left && edge.minimumNumberOfTouches == 2)
    #expect(!edge.cancelsTouchesInView && edge.delaysTouchesBegan)
    let press = try object(
      "<pongPressGestureRecognizer allowableMovement=\"25\" minimumPressDuration=\"1\" id=\"p\"/>",
      as: UILongPressGestureRecognizer.self)
    #expect(press.allowableMovement == 25 && press.minimumPressDuration == 1)
  }

  @Test func `Symbols have the size that the file says`() throws {
    let view = try object(
      """
      <imageView image="star" catalog="system" id="i">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="34"/>
      </imageView>
      """, as: UIImageView.self)
    let configuration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.preferredSymbolConfiguration == configuration)
  }

  @Test func `Search bars, steppers and segments`() throws {
    let bar = try object(
      "<searchBar searchBarStyle=\"minimal\" showsBookmarkButton=\"YES\" id=\"s\"/>", as: UISearchBar.self)
    #expect(bar.searchBarStyle == .minimal && bar.showsBookmarkButton)
    let stepper = try object("<stepper autorepeat=\"NO\" continuous=\"NO\" id=\"s\"/>", as: UIStepper.self)
    #expect(!stepper.autorepeat && !stepper.isContinuous)
    let progress = try object("<progressView progressViewStyle=\"bar\" id=\"p\"/>", as: UIProgressView.self)
    #expect(progress.progressViewStyle == .bar)
  }
}
