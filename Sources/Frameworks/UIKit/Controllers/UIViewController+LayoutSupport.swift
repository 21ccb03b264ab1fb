extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport { kept.made { LayoutSupportGuide(atTopOf: view, true) } }

  public var bottomLayoutGuide: any UILayoutSupport { kept.made { LayoutSupportGuide(atTopOf: view, false) } }
}
