extension UIPageControl {
  func decodePageControl(_ values: NibValues) {
    if let count = values.integer("numberOfPages") { numberOfPages = count }
    if let page = values.integer("currentPage") { currentPage = page }
    if let hides = values.bool("hidesForSinglePage") { hidesForSinglePage = hides }
    if let color = values.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
    if let color = values.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
  }
}
