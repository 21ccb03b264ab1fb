import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("Bars of storyboards") struct NibBarTests {
  private func controller(_ element: String) throws -> UIViewController? {
    let files = try InterfaceFixture([
      "Main.storyboardc": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="it">
        <scenes>
          <scene><objects>\(element)</objects></scene>
          <scene><objects>
            <viewController title="Root" id="root"><view key="view" id="v"/>
              <toolbarItems><barButtonItem title="Go" id="go"/></toolbarItems></viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    ])
    return UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController()
  }

  private let root = "<segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"

  @Test func `A navigation controller has the bars of the file`() throws {
    let made = try controller(
      """
      <navigationController toolbarHidden="NO" id="it">
        <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" barStyle="blackOpaque" id="bar">
          <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/>
          </textAttributes>
        </navigationBar>
        <toolbar key="toolbar" id="tools">
          <color key="barTintColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom"/>
        </toolbar>
        <connections>\(root)</connections>
      </navigationController>
      """)
    let navigation = try #require(made as? UINavigationController)
    let bar = navigation.navigationBar
    #expect(bar.prefersLargeTitles && !bar.isTranslucent && bar.barStyle == .black)
    #expect(bar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 21))
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bar.topItem?.title == "Root" && bar.controller === navigation)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.toolbar.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    withWindow(showing: navigation) { window in
      #expect(bar.superview === navigation.view)
      #expect(navigation.topViewController?.view.convert(CGPoint.zero, to: nil).y == bar.frame.maxY)
      #expect(navigation.toolbar.items?.map(\.title) == ["Go"])
    }
  }

  @Test func `A hidden bar is hidden`() throws {
    let made = try controller(
      "<navigationController navigationBarHidden=\"YES\" id=\"it\"><connections>\(root)</connections>"
        + "</navigationController>")
    let navigation = try #require(made as? UINavigationController)
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
  }

  @Test func `A tab bar controller has the bar of the file, which chooses tabs`() throws {
    let made = try controller(
      """
      <tabBarController id="it">
        <tabBar key="tabBar" tag="4" id="bar">
          <color key="unselectedItemTintColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom"/>
        </tabBar>
        <connections>
          <segue destination="root" kind="relationship" relationship="viewControllers" id="r1"/>
        </connections>
      </tabBarController>
      """)
    let tabs = try #require(made as? UITabBarController)
    #expect(tabs.tabBar.tag == 4 && tabs.tabBar.items?.count == 1)
    #expect(tabs.tabBar.unselectedItemTintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(tabs.tabBar.onChoice != nil)
  }

  @Test func `A controller has what the file says of its edges`() throws {
    let made = try controller(
      """
      <viewController automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES"
        storyboardIdentifier="Home" useStoryboardIdentifierAsRestorationIdentifier="YES" id="it">
        <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
        <size key="preferredContentSize" width="300" height="200"/>
        <view key="view" id="w"/>
      </viewController>
      """)
    let controller = try #require(made)
    #expect(controller.edgesForExtendedLayout == .bottom && controller.extendedLayoutIncludesOpaqueBars)
    #expect(!controller.automaticallyAdjustsScrollViewInsets && controller.restorationIdentifier == "Home")
    #expect(controller.preferredContentSize == CGSize(width: 300, height: 200))
  }

  @Test func `A page view controller scrolls if the file says so`() throws {
    let made = try controller(
      "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" id=\"it\"/>")
    let pages = try #require(made as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  @Test func `A table has the refresh control of its scene, which is never disabled`() throws {
    let made = try controller(
      """
      <tableViewController clearsSelectionOnViewWillAppear="NO" id="it">
        <tableView key="view" id="t"/>
        <refreshControl key="refreshControl" enabled="NO" id="pull"/>
      </tableViewController>
      """)
    let table = try #require(made as? UITableViewController)
    #expect(!table.clearsSelectionOnViewWillAppear)
    #expect(table.refreshControl?.isEnabled == true)
  }
}
