import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("Storyboards") struct UIStoryboardTests {
  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <navigationController id="nav" sceneMemberID="viewController">
              <navigationBar key="navigationBar" id="bar"/>
              <connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
              </connections>
            </navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr1"/>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <tableViewController storyboardIdentifier="List" title="Items" id="list" customClass="NibList"
              customModule="UIKitTests">
              <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes>
                  <tableViewCell reuseIdentifier="Item" style="IBUITableViewCellStyleSubtitle" textLabel="t"
                    detailTextLabel="d" accessoryType="disclosureIndicator" id="cell">
                    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                      <subviews>
                        <label text="Title" id="t"/>
                        <label text="Subtitle" id="d"/>
                        <view tag="3" id="badge"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
                      </subviews>
                    </tableViewCellContentView>
                    <connections>
                      <segue destination="detail" kind="show" identifier="Show" id="seg"/>
                    </connections>
                  </tableViewCell>
                </prototypes>
                <connections>
                  <outlet property="dataSource" destination="list" id="o1"/>
                  <outlet property="delegate" destination="list" id="o2"/>
                </connections>
              </tableView>
              <navigationItem key="navigationItem" title="Things" id="ni">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                  <connections><segue destination="detail" kind="presentation" identifier="Add" id="seg2"/></connections>
                </barButtonItem>
              </navigationItem>
              <connections>
                <segue destination="detail" kind="presentation" identifier="Manual" id="seg3"/>
                <segue destination="detail" kind="custom" identifier="Fade" customClass="NibFade"
                  customModule="UIKitTests" id="seg4"/>
                <outlet property="addButton" destination="add" id="o3"/>
              </connections>
            </tableViewController>
          </objects>
        </scene>
        <scene sceneID="s3">
          <objects>
            <viewController storyboardIdentifier="Detail" id="detail" customClass="NibDetail" customModule="UIKitTests">
              <view key="view" id="dv">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="hello"/>
                  <containerView tag="9" id="box">
                    <rect key="frame" x="0.0" y="300" width="375" height="100"/>
                    <connections><segue destination="child" kind="embed" identifier="Embed" id="emb"/></connections>
                  </containerView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                  <constraint firstItem="hello" firstAttribute="top" secondItem="safe" secondAttribute="top"
                    constant="10" id="k1"/>
                  <constraint firstItem="hello" firstAttribute="centerX" secondItem="dv" secondAttribute="centerX"
                    id="k2"/>
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s4">
          <objects>
            <viewController id="child"><view key="view" tag="11" id="cv"/></viewController>
          </objects>
        </scene>
        <scene sceneID="s5">
          <objects>
            <tableViewController storyboardIdentifier="Static" id="static">
              <tableView key="view" dataMode="static" style="grouped" id="st">
                <sections>
                  <tableViewSection headerTitle="One" footerTitle="End" id="sec1">
                    <cells>
                      <tableViewCell rowHeight="70" textLabel="x" style="IBUITableViewCellStyleDefault" id="c1">
                        <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1">
                          <subviews><label text="First" id="x"/></subviews>
                        </tableViewCellContentView>
                      </tableViewCell>
                      <tableViewCell id="c2">
                        <tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2"/>
                      </tableViewCell>
                    </cells>
                  </tableViewSection>
                </sections>
              </tableView>
            </tableViewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private let fixture: InterfaceFixture
  private let storyboard: UIStoryboard

  init() throws {
    fixture = try InterfaceFixture(["Base.lproj/Main.storyboardc": Self.main])
    storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
  }

  @Test func `The initial controller comes with those that it holds`() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? NibList)
    #expect(list.title == "Items" && list.navigationItem.title == "Things")
    #expect(list.navigationItem.rightBarButtonItem?.systemItem == .add)
    #expect(!list.isViewLoaded)
    #expect(list.storyboard === storyboard && navigation.storyboard === storyboard)
    #expect(storyboard.value(forKey: "name") as? String == "Main")
  }

  @Test func `A table makes its cells from prototypes`() throws {
    let list = try #require(storyboard.instantiateViewController(withIdentifier: "List") as? NibList)
    try withWindow(showing: list) { _ in
      #expect(list.tableView.rowHeight == 60 && list.tableView.dataSource === list)
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(cell.textLabel?.text == "Row 1" && cell.detailTextLabel?.text == "Subtitle")
      #expect(cell.accessoryType == .disclosureIndicator && cell.reuseIdentifier == "Item")
      #expect(cell.viewWithTag(3)?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      #expect(cell.frame.height == 60)
    }
  }

  @Test func `A row performs its segue before the delegate hears of it`() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? NibList)
    try withWindow(showing: navigation) { _ in
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      Fingers.tap(cell.convert(CGPoint(x: 20, y: 20), to: nil))
      #expect(list.events == ["should Show", "prepare Show for row 0", "select 0"])
      #expect(navigation.topViewController is NibDetail)
    }
  }

  @Test func `Segues are performed by name, and an own view controller is shown`() throws {
    let list = try #require(storyboard.instantiateViewController(withIdentifier: "List") as? NibList)
    withWindow(showing: list) { _ in
      list.performSegue(withIdentifier: "Manual", sender: nil)
      #expect(list.presentedViewController is NibDetail)
      #expect(list.events == ["prepare Manual"])
    }
  }

  @Test func `An outlet leads to an item of the navigation bar`() throws {
    let list = try #require(storyboard.instantiateViewController(withIdentifier: "List") as? NibList)
    list.loadViewIfNeeded()
    #expect(list.addButton != nil && list.addButton === list.navigationItem.rightBarButtonItem)
  }

  @Test func `A custom segue is of its own class, which performs it`() throws {
    let list = try #require(storyboard.instantiateViewController(withIdentifier: "List") as? NibList)
    withWindow(showing: list) { _ in
      list.performSegue(withIdentifier: "Fade", sender: nil)
      #expect(list.presentedViewController is NibDetail)
      #expect(list.events == ["prepare Fade"])
    }
  }

  @Test func `A view has constraints to the safe area, and a controller in a container`() throws {
    let detail: NibDetail = storyboard.instantiateViewController(identifier: "Detail")
    try withWindow(showing: detail) { window in
      let label = try #require(detail.view.subviews.first as? UILabel)
      #expect(label.frame.minY == window.safeAreaInsets.top + 10)
      #expect(abs(label.frame.midX - window.bounds.midX) <= 0.5)
      let child = try #require(detail.children.first)
      #expect(child.view.superview === detail.view.viewWithTag(9))
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
      #expect(detail.events == ["prepare Embed", "viewDidLoad"])
    }
  }

  @Test func `Static cells are those of the file`() throws {
    let controller = try #require(
      storyboard.instantiateViewController(withIdentifier: "Static") as? UITableViewController)
    try withWindow(showing: controller) { _ in
      let table = try #require(controller.tableView)
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "First")
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
      #expect(controller.tableView(table, titleForHeaderInSection: 0) == "One")
      #expect(controller.tableView(table, titleForFooterInSection: 0) == "End")
    }
  }

  @Test func `A creator makes the controller with the coder`() throws {
    let detail = storyboard.instantiateViewController(identifier: "Detail") { NibDetail(coder: $0, note: "made") }
    #expect(detail.note == "made" && detail.storyboard === storyboard)
    #expect(detail.view.subviews.count == 2)
  }

  @Test func `Controllers are freed, with a view and without one`() throws {
    weak var loaded: UIViewController?
    weak var unloaded: UIViewController?
    do {
      let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
      detail.loadViewIfNeeded()
      loaded = detail
      unloaded = storyboard.instantiateViewController(withIdentifier: "List")
    }
    #expect(loaded == nil && unloaded == nil)
  }
}
