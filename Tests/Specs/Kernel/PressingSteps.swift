import KernelDomain
import KernelPresentation

let pressingSteps = [
  StepDefinition("I open {string}") { world, arguments in
    world.open(arguments[0], nil)
  },

  StepDefinition("I open {string} in {word}") { world, arguments in
    switch arguments[1] {
    case "Czech": world.open(arguments[0], .cs)
    case "English": world.open(arguments[0], .en)
    default: throw SpecFailure("the book does not speak \(arguments[1])")
    }
  },

  StepDefinition("I press {string}", acts: true) { world, arguments in
    try world.press(arguments[0])
  },

  StepDefinition("I press {string} and give {string}", acts: true) { world, arguments in
    try world.press(arguments[0], giving: arguments[1])
  },
]
