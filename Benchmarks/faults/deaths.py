"""Tests that die, hang or take from their process what it needs."""

from batches import A, FAILS, RUNS, SKIPS, batch, case, test

# Signals that end a process when nobody has asked for something else.
DEADLY = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGKILL", "SIGUSR1",
          "SIGSEGV", "SIGUSR2", "SIGPIPE", "SIGALRM", "SIGTERM", "SIGSYS", "SIGXCPU"]

DIES = {
    **{f"raise-{name}": test(f"raise({name})", name) for name in DEADLY},
    **{f"kill-{name}": test(f"kill(getpid(), {name}); Thread.sleep(forTimeInterval: 1)", name)
       for name in ("SIGSEGV", "SIGBUS", "SIGFPE", "SIGTRAP", "SIGABRT", "SIGTERM", "SIGKILL")},
    "raise-names-the-line": test("raise(SIGSEGV)", r'"line": 4'),
    "fatal-error": test('fatalError("my text")', "my text"),
    "precondition": test('precondition(Int("1") == 2, "my text")', "my text"),
    "assertion": test('assert(Int("1") == 2, "my text")', "my text"),
    "unwrap": test('let n: Int? = Int("x"); print(n!)', "nil"),
    "try": test("try! FileManager.default.removeItem(atPath: \"/nowhere/x\")", "rror"),
    "cast": test("let a: Any = 1; print(a as! String)", "cast"),
    "index": test("let a = [1]; print(a[Int(\"7\")!])", "range"),
    "overflow": test("var a = Int.max; a += Int(\"1\")!; print(a)", "crash"),
    "division": test("print(1 / Int(\"0\")!)", "zero|crash"),
    "stack": test("func f(_ n: Int) -> Int { f(n + 1) + n }; print(f(0))", "crash|SIGSEGV"),
    "null": test("UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1", "SIGSEGV"),
    "free-twice": test("let p = malloc(8); free(p); free(p)", "SIGABRT|crash"),
    "abort": test("abort()", "SIGABRT"),
    "exit-0": test("exit(0)", "status 0|ended"),
    "exit-1": test("exit(1)", "status 1"),
    "exit-75": test("exit(75)", "status 75|ended"),
    "underscore-exit": test("_exit(0)", "status 0|ended"),
    "exec": test('execv("/bin/true", [strdup("true"), nil])', "status 0|ended"),
    "pthread-exit": test("pthread_exit(nil)", ""),
    "throw": test("throw CocoaError(.fileNoSuchFile)", ""),
    "background": test('DispatchQueue.global().async { fatalError("my text") }; Thread.sleep(forTimeInterval: 9)',
                       "my text"),
    "background-late": (case('func testA() { DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) '
                             '{ fatalError("my text") } }\nfunc testB() { Thread.sleep(forTimeInterval: 1) }'), {}),
    "detached-task": test('Task.detached { fatalError("my text") }; Thread.sleep(forTimeInterval: 9)', "my text"),
    "on-exit": test("atexit { raise(SIGSEGV) }", "", RUNS),
    "loop": test("while true {}", r"timed out after.*|\"line\": 4"),
    "sleep": test("sleep(1000)", "timed out"),
    "read": test("var b: UInt8 = 0; var p: [Int32] = [0, 0]; pipe(&p); read(p[0], &b, 1)", "timed out"),
    "semaphore": test("DispatchSemaphore(value: 0).wait()", "timed out"),
    "lock": test("let l = NSLock(); l.lock(); l.lock()", "timed out"),
    "main-sync": test("DispatchQueue.main.sync {}", ""),
    "run-loop": test("RunLoop.main.run()", "timed out"),
    "async-forever": (case("func testA() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in"
                           " } }"), {"$/testA": "failed: timed out"}),
    "stop": test("raise(SIGSTOP)", "timed out|stop"),
    "sleep-ignoring-term": test("signal(SIGTERM, SIG_IGN); while true { sleep(1) }", "timed out"),
    "blocked-signals": test("var s = sigset_t(); sigfillset(&s); sigprocmask(SIG_BLOCK, &s, nil); "
                            "while true { sleep(1) }", "timed out"),
    "ignored-segv": test("signal(SIGSEGV, SIG_IGN); raise(SIGSEGV)", "", RUNS),
    "default-abort": test("signal(SIGABRT, SIG_DFL); abort()", "SIGABRT"),
    "alarm": test("alarm(1); sleep(9)", "SIGALRM"),
    "close-all": test("for n in 0..<200 { close(Int32(n)) }", ""),
    "close-output": test("close(1); close(2); print(1)", "", RUNS),
    "dup-null": test('let n = open("/dev/null", O_WRONLY); dup2(n, 1); dup2(n, 2)', "", RUNS),
    "chdir": test('chdir("/"); umask(0o777)', "", RUNS),
    "gone-cwd": test('mkdir("gone", 0o700); chdir("gone"); rmdir("../gone")', "", RUNS),
    "clearenv": test("clearenv()", "", RUNS),
    "clearenv-home": test("clearenv(); let user = String(cString: getpwuid(getuid())!.pointee.pw_dir); "
                          "XCTAssertFalse(NSHomeDirectory().hasPrefix(user))", "", RUNS),
    "removed-container": test('let home = NSHomeDirectory(); try XCTSkipUnless(home.hasPrefix("@LAB@/t/")); '
                              "try FileManager.default.removeItem(atPath: home)", "", RUNS),
    "no-descriptors": test('while open("/dev/null", O_RDONLY) >= 0 {}; XCTFail("mine")', "mine|crash"),
    "limit-0": test("var l = rlimit(rlim_cur: 0, rlim_max: 0); setrlimit(__rlimit_resource_t(7), &l)", "", RUNS),
    "memory": test("var all: [UnsafeMutableRawPointer] = []; while let p = malloc(1 << 24) "
                   "{ memset(p, 1, 1 << 20); all.append(p) }; print(all.count); all.forEach { free($0) }", "", RUNS),
    "allocation": test("print([UInt8](repeating: 1, count: 1 << 50).count)", "crash|memory"),
    "threads": test("for _ in 0..<300 { Thread { sleep(1000) }.start() }", "", RUNS),
    "child": test('var p = pid_t(); posix_spawn(&p, "/bin/sleep", nil, nil, [strdup("@LAB@/sleep"), '
                  'strdup("321"), nil], environ)', "", RUNS),
    "set-up-fails": test("", "", FAILS, "override func setUp() { XCTFail() }"),
    "set-up-throws": test("", "", FAILS, "override func setUpWithError() throws { throw CancellationError() }"),
    "set-up-skips": test("", "", SKIPS, 'override func setUpWithError() throws { throw XCTSkip("no") }'),
    "set-up-crashes": test("", "mine", FAILS, 'override func setUp() { fatalError("mine") }'),
    "class-set-up-crashes": test("", "mine", FAILS, 'override class func setUp() { fatalError("mine") }'),
    "class-tear-down-crashes": (case(A + '\noverride class func tearDown() { fatalError("mine") }'), {}),
    "tear-down-crashes": test("", "mine", FAILS, 'override func tearDown() { fatalError("mine") }'),
    "tear-down-hangs": test("", "timed out", FAILS, "override func tearDown() { while true {} }"),
    "class-set-up-hangs": test("", "timed out", FAILS, "override class func setUp() { while true {} }"),
    "tear-down-block": test("addTeardownBlock { XCTFail() }", "", FAILS),
    "static-crashes": test("_ = Self.value", "mine", FAILS, 'static let value: Int = { fatalError("mine") }()'),
    "property-crashes": test("", "mine", FAILS, 'let value: Int = { fatalError("mine") }()'),
    "deinit-crashes": test("_ = D()", "mine", FAILS, 'class D { deinit { fatalError("mine") } }'),
    "exception": test('NSException(name: .genericException, reason: "mine").raise()', "mine"),
    "fail-thread": test('Thread.detachNewThread { XCTFail("mine") }; Thread.sleep(forTimeInterval: 0.3)', "mine"),
    "swift-testing-crash": ("import Testing\nstruct $ { @Test func a() { fatalError(\"mine\") }\n@Test func b() {} }",
                            {"$/a": "failed: mine", "$/b": RUNS}),
    "swift-testing-loop": ("import Testing\nstruct $ { @Test func a() { while true {} } }",
                           {"$/a": "failed: timed out"}),
    "swift-testing-exit": ("import Testing\nstruct $ { @Test func a() { exit(0) } }", {"$/a": FAILS}),
}


def faults(_):
    yield from batch("dies", DIES, ("--test-timeout", "4"))
