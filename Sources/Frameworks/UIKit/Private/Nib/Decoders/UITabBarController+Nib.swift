extension UITabBarController {
  func decodeTabBarController(_ values: NibValues) {
    guard let element = values.element.child(key: "tabBar"), let bar = values.nib.makeView(element) as? UITabBar else {
      return
    }
    adopt(bar)
  }
}
