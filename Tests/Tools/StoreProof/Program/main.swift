import StoreProof
import System

// Runs the proofs for `Scripts/prove`, and prints what they have covered.

/// Prints the results and ends; the exit status is 1 if the store broke a promise.
func tell(_ count: some CustomStringConvertible, _ problems: Int, _ examples: [String]) -> Never {
  print(count)
  for example in examples { print(example) }
  ThisProcess.end(problems == 0 ? 0 : 1)
}

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst().compactMap { UInt64($0) }
switch (arguments.first, numbers.count) {
case ("power", 3) where numbers[0] <= numbers[1]:
  let limits = PowerLimits(changes: 24, states: Int(numbers[2]), recoveries: 32)
  let counts = try inParallel(numbers[0]...numbers[1]) { try PowerCount(seed: $0, limits) }
  let sum = counts.reduce(PowerCount(), +)
  tell(sum, sum.problems, sum.examples)
case ("faults", 2) where numbers[0] <= numbers[1]:
  let counts = try inParallel(numbers[0]...numbers[1]) { try FaultCount(seed: $0, changes: 16) }
  let sum = counts.reduce(FaultCount(), +)
  tell(sum, sum.problems, sum.examples)
case ("damage", 0):
  var proof = try DamageProof()
  proof.flip(stride: 1)
  proof.cut(stride: 1)
  tell(proof.count, proof.count.problems, proof.count.examples)
case ("books", 0...1) where numbers.first != 0:
  let count = try BookProof().run(everyWay: true, stride: Int(numbers.first ?? 1))
  tell(count, count.problems, count.examples)
case ("surroundings", 2) where numbers[0] <= numbers[1]:
  var proof = SurroundingsProof(isWatched: true)
  for seed in numbers[0]...numbers[1] {
    for kind in Meddling.allCases { try proof.run(kind, seed: seed) }
  }
  tell(proof.count, proof.count.problems, proof.count.examples)
case ("run", 1) where arguments.count == 3:
  try SavedRun.save(at: arguments[1], besides: Int(numbers[0]))
default:
  print(
    """
    usage: recordbook-prove power FIRST-SEED LAST-SEED STATES-OF-A-MOMENT | faults FIRST-SEED LAST-SEED | damage | books [STRIDE] |
           surroundings FIRST-SEED LAST-SEED | run STORE FILES
    """)
  ThisProcess.end(2)
}
