import Fuzzing
import System

// recordbook-fuzz TARGET SEED COUNT [FIRST] tests a reader with COUNT mutated inputs. An input that crashes the
// process, gives an inconsistent answer or takes more than ten seconds is saved in the working folder as
// `fuzz-TARGET-SEED-NUMBER`.

/// The input that the signal handler saves, set before each input.
nonisolated(unsafe) var current: (name: [CChar], input: UnsafeBufferPointer<UInt8>) = ([0], .init(start: nil, count: 0))

func keepInput(_ signal: Int32) {
  Descriptor.keep(UnsafeRawBufferPointer(current.input), at: current.name)
  let message: StaticString = "stopped; the input is kept\n"
  message.withUTF8Buffer { Descriptor.writeOnce(UnsafeRawBufferPointer($0), to: StandardStream.error.rawValue) }
  ThisProcess.endAtOnce(1)
}

func usage() -> Never {
  print("usage: recordbook-fuzz --list | TARGET SEED COUNT [FIRST]")
  ThisProcess.end(2)
}

let arguments = CommandLine.arguments.dropFirst()
if Array(arguments) == ["--list"] {
  for target in FuzzTarget.all { print(target.name) }
  ThisProcess.end(0)
}
let numbers = arguments.dropFirst().map { Int($0) ?? -1 }
guard let target = FuzzTarget.all.first(where: { $0.name == arguments.first }), (2...3).contains(numbers.count),
  numbers.allSatisfy({ $0 >= 0 })
else { usage() }

for fault in [
  Signal.illegalInstruction, .trap, .segmentationFault, .busError, .abort, .arithmeticError, .alarm,
] {
  fault.handle(keepInput)
}
let (seed, count, first) = (numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
let inputs = target.inputs(seed: UInt64(seed))
let began = ContinuousClock.now
var accepted = 0
var bytes = 0
for number in first..<first + count {
  let input = inputs(number)
  input.withUnsafeBufferPointer { buffer in
    current = ("fuzz-\(target.name)-\(seed)-\(number)".utf8CString.map { $0 }, buffer)
    ThisProcess.endAfter(seconds: 10)
    var findings = FuzzFindings()
    if target.accepts(input, &findings) { accepted += 1 }
    if let problem = findings.problems.first { fatalError(problem) }
  }
  bytes += input.count
}
ThisProcess.endAfter(seconds: 0)
print(
  "\(target.name): \(count) inputs, \(bytes / 1_048_576) MiB, \(accepted) accepted, \(count - accepted) refused,",
  "none stopped the reader; \(ContinuousClock.now - began)")
