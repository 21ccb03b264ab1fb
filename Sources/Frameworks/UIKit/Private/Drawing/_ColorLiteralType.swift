/// What the compiler makes of `#colorLiteral` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
