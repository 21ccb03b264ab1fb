extension UIScrollView {
  func decodeScrollView(_ values: NibValues) {
    if let size = values.size("contentSize") { contentSize = size }
    if let enabled = values.bool("scrollEnabled") { isScrollEnabled = enabled }
    if let paging = values.bool("pagingEnabled") { isPagingEnabled = paging }
    if let bounces = values.bool("alwaysBounceVertical") { alwaysBounceVertical = bounces }
    if let bounces = values.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = bounces }
    if let shows = values.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
    if let shows = values.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
    if let bounces = values.bool("bounces") { self.bounces = bounces }
    if let locks = values.bool("directionalLockEnabled") { isDirectionalLockEnabled = locks }
    if let delays = values.bool("delaysContentTouches") { delaysContentTouches = delays }
    if let cancels = values.bool("canCancelContentTouches") { canCancelContentTouches = cancels }
    if let insets = values.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    if let style = values.word(
      "indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white])
    {
      indicatorStyle = style
    }
    if let insets = values.insets("contentInset") { contentInset = insets }
    if let behavior = values.word(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ])
    {
      contentInsetAdjustmentBehavior = behavior
    }
    if let mode = values.word(
      "keyboardDismissMode",
      ["none": KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive])
    {
      keyboardDismissMode = mode
    }
  }
}
