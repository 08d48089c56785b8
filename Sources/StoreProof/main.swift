import Glibc
import StoreProof

// What `Scripts/prove-store` runs; prints what it went through.

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().compactMap { UInt64($0) }
guard arguments.first == "power", numbers.count == 3, numbers[0] <= numbers[1] else {
  print("usage: recordbook-prove power FIRST-SEED LAST-SEED STATES-OF-A-MOMENT")
  exit(2)
}
let limits = PowerLimits(changes: 24, states: Int(numbers[2]), recoveries: 32)
var sum = PowerCount()
for seed in numbers[0]...numbers[1] { sum = sum + (try PowerCount(seed: seed, limits)) }
print(sum)
for example in sum.examples { print(example) }
exit(sum.problems == 0 ? 0 : 1)
