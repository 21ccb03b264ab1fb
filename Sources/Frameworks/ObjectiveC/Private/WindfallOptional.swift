/// What the lowering puts around a framework's optional method that is called with a question mark: it is always there
/// here, and does nothing where the class lacks it.
public func windfallOptional<Method>(_ method: Method) -> Method? { method }

/// The same for a method that is reached through an optional, and for a property that holds a closure.
public func windfallOptional<Method>(_ method: Method?) -> Method? { method }
