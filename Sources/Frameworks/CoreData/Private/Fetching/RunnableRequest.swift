/// Requests that run themselves, such as those that know what they find.
protocol RunnableRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSFetchRequest: RunnableRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    FetchResult(try FetchOperation(erased, in: context).results())
  }
}

extension NSAsynchronousFetchRequest: RunnableRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, in: context)
    if Progress.current() != nil { result.progress = Progress(totalUnitCount: Int64(max(1, estimatedResultCount))) }
    result.progress?.cancellationHandler = { [carried = Carried(result)] in carried.content.cancel() }
    let carried = (request: Carried(self), result: Carried(result))
    context.queue.async {
      let (request, result) = (carried.request.content, carried.result.content)
      guard !result.isCancelled else { return }
      do { result.finalResult = try context.fetch(request.fetchRequest) } catch { result.operationError = error }
      result.progress?.totalUnitCount = Int64(max(1, result.finalResult?.count ?? 1))
      result.progress?.completedUnitCount = result.progress?.totalUnitCount ?? 0
      request.completion?(result)
    }
    return result
  }
}
