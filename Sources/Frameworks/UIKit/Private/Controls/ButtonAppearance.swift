/// What a button shows in one of its states.
struct ButtonAppearance {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton.ButtonType {
  /// The picture that buttons of the type have from the start.
  var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }
}

/// Where the picture and the texts of a button are.
struct ButtonLayout {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var imagePlacement = NSDirectionalRectEdge.leading
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

  private var isStacked: Bool { imagePlacement.contains(.top) || imagePlacement.contains(.bottom) }

  private var comesFirst: Bool { imagePlacement.contains(.top) || imagePlacement.contains(.leading) }

  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat { image != .zero && text != .zero ? imagePadding : 0 }

  var size: CGSize {
    isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// The width that is left for the texts in a box.
  func roomForText(in width: CGFloat) -> CGFloat {
    isStacked || image == .zero ? width : max(0, width - image.width - imagePadding)
  }

  /// All parts are moved together to one end of the box, or its middle.
  func frames(
    in box: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment, isMirrored: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    guard isMirrored else { return frames(in: box, horizontal, vertical) }
    let frames = frames(in: box, horizontal.mirrored, vertical)
    return (frames.image.mirrored(in: box), frames.title.mirrored(in: box), frames.subtitle.mirrored(in: box))
  }

  private func frames(
    in box: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let start = place(size, in: box, horizontal, vertical)
    var picture = place(image, in: start, isStacked ? .center : comesFirst ? .left : .right, .center)
    var texts = place(text, in: start, isStacked ? .center : comesFirst ? .right : .left, .center)
    if isStacked {
      picture.origin.y = comesFirst ? start.minY : start.maxY - picture.height
      texts.origin.y = comesFirst ? start.maxY - texts.height : start.minY
    } else {
      picture.origin.y = place(image, in: box, .left, vertical).minY
      texts.origin.y = place(text, in: box, .left, vertical).minY
    }
    let side: UIControl.ContentHorizontalAlignment =
      switch titleAlignment {
      case .leading: .left
      case .trailing: .right
      case .center: .center
      case .automatic: isStacked ? .center : comesFirst ? .left : .right
      }
    return (picture, place(title, in: texts, side, .top), place(subtitle, in: texts, side, .bottom))
  }

  private func place(
    _ size: CGSize, in box: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    let x =
      switch horizontal {
      case .left, .leading: box.minX
      case .right, .trailing: box.maxX - size.width
      case .center, .fill: box.midX - size.width / 2
      }
    let y =
      switch vertical {
      case .top: box.minY
      case .bottom: box.maxY - size.height
      case .center, .fill: box.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// What is the same side in a mirror; sides that follow the direction follow it there too.
  fileprivate var mirrored: UIControl.ContentHorizontalAlignment {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}

/// What a view does with touches apart from handling them itself; most views have nothing of it.
struct InteractionState {
  /// Nil until there was one.
  var recognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
}
