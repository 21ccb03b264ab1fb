/// What the compiler makes of `#imageLiteral` where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

/// What the compiler makes of `#colorLiteral` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
