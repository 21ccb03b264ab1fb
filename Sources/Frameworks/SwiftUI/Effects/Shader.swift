import Foundation

/// See [Shader](https://developer.apple.com/documentation/swiftui/shader).
///
/// Metal is not there: what a shader would change is drawn as it was.
public struct Shader: Equatable, Sendable {
  /// See [Shader.Argument](https://developer.apple.com/documentation/swiftui/shader/argument).
  public struct Argument: Equatable, Sendable {
    private let text: String

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(x)") }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument(text: "\(x) \(y)") }

    public static func float2(_ point: CGPoint) -> Argument { Argument(text: "\(point)") }

    public static func float2(_ size: CGSize) -> Argument { Argument(text: "\(size)") }

    public static func float2(_ vector: CGVector) -> Argument { Argument(text: "\(vector)") }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(text: "\(x) \(y) \(z)")
    }

    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(text: "\(x) \(y) \(z) \(w)")
    }

    public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }

    public static var boundingRect: Argument { Argument(text: "boundingRect") }

    public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }

    public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }

    public static func image(_ image: Image) -> Argument { Argument(text: "image") }

    public static func data(_ data: Data) -> Argument { Argument(text: data.base64EncodedString()) }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// See [ShaderFunction](https://developer.apple.com/documentation/swiftui/shaderfunction).
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// See [ShaderLibrary](https://developer.apple.com/documentation/swiftui/shaderlibrary).
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private let place: AnyHashable

  public static let `default` = ShaderLibrary(place: "default")

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }

  public init(data: Data) { place = data }

  public init(url: URL) { place = url }

  private init(place: AnyHashable) { self.place = place }

  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// Metal is not there: the view is drawn as it is.
nonisolated extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }

  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }

  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }

  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }

  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
}
