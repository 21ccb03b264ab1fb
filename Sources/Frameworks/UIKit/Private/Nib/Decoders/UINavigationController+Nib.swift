extension UINavigationController {
  func decodeNavigationController(_ values: NibValues) {
    if let element = values.element.child(key: "navigationBar"),
      let bar = values.nib.makeView(element) as? UINavigationBar
    {
      adopt(bar)
    }
    if let element = values.element.child(key: "toolbar"), let bar = values.nib.makeView(element) as? UIToolbar {
      adopt(bar)
    }
    if let hidden = values.bool("navigationBarHidden") { isNavigationBarHidden = hidden }
    if let hidden = values.bool("toolbarHidden") { isToolbarHidden = hidden }
  }
}
