@_exported import Foundation
@_exported import XCTest
@_exported import XCTestOverlay

public typealias FileString = String

public typealias BeforeExampleAsyncClosure = () async throws -> Void
public typealias BeforeExampleClosure = @MainActor () throws -> Void
public typealias BeforeExampleNonThrowingClosure = @MainActor () -> Void
public typealias BeforeExampleWithMetadataAsyncClosure = (_ exampleMetadata: ExampleMetadata) async throws -> Void
public typealias BeforeExampleWithMetadataClosure = @MainActor (_ exampleMetadata: ExampleMetadata) throws -> Void
public typealias BeforeExampleWithMetadataNonThrowingClosure = @MainActor (_ exampleMetadata: ExampleMetadata) -> Void
public typealias ExampleClosure = @MainActor () throws -> Void

public typealias AfterExampleAsyncClosure = BeforeExampleAsyncClosure
public typealias AfterExampleClosure = BeforeExampleClosure
public typealias AfterExampleNonThrowingClosure = BeforeExampleNonThrowingClosure
public typealias AfterExampleWithMetadataAsyncClosure = BeforeExampleWithMetadataAsyncClosure
public typealias AfterExampleWithMetadataClosure = BeforeExampleWithMetadataClosure
public typealias AfterExampleWithMetadataNonThrowingClosure = BeforeExampleWithMetadataNonThrowingClosure

public typealias AroundExampleClosure = @MainActor (_ runExample: @escaping () -> Void) throws -> Void
public typealias AroundExampleNonThrowingClosure = @MainActor (_ runExample: @escaping () -> Void) -> Void
public typealias AroundExampleWithMetadataClosure =
  @MainActor (_ exampleMetadata: ExampleMetadata, _ runExample: @escaping () -> Void) throws -> Void
public typealias AroundExampleWithMetadataNonThrowingClosure =
  @MainActor (_ exampleMetadata: ExampleMetadata, _ runExample: @escaping () -> Void) -> Void
public typealias AroundExampleAsyncClosure = (_ runExample: @escaping () async -> Void) async throws -> Void
public typealias AroundExampleWithMetadataAsyncClosure =
  (_ exampleMetadata: ExampleMetadata, _ runExample: @escaping () async -> Void) async throws -> Void
/// Examples and hooks of version 6 that await something; they run on the main actor, like those that do not.
public typealias AwaitedClosure = @MainActor () async throws -> Void
public typealias AroundAwaitedClosure = @MainActor (_ runExample: @escaping () async -> Void) async throws -> Void

public typealias BeforeSuiteAsyncClosure = () async throws -> Void
public typealias BeforeSuiteClosure = @MainActor () throws -> Void
public typealias BeforeSuiteNonThrowingClosure = @MainActor () -> Void
public typealias AfterSuiteAsyncClosure = BeforeSuiteAsyncClosure
public typealias AfterSuiteClosure = BeforeSuiteClosure
public typealias AfterSuiteNonThrowingClosure = BeforeSuiteNonThrowingClosure

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void

public typealias QuickSpecBase = XCTestCase
public typealias AsyncSpecBase = XCTestCase
public typealias QuickConfigurer = (_ configuration: QCKConfiguration) -> Void
public typealias ExampleFilter = (_ example: ExampleBase) -> Bool
