// swift-tools-version: 6.2
import PackageDescription

// One target a module: a layer of a feature. The compiler keeps the modules apart; `Scripts/check` compares every
// import with the dependencies named here. The system's own libraries are the only ones used.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // Types are asked for by their own functions, instead of by name: for a name the runtime goes through all conformances of
  // the program, which was 30 to 70 % of a short command's instructions.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
  // A cache of 128 bytes for each of 15,000 generic conformances would lie in the program: they are made when one is used.
  .unsafeFlags(
    ["-Xfrontend", "-disable-preallocated-instantiation-caches"], .when(configuration: .release)),
  // A section per function, so that the linker can leave out those that nothing calls and join those that are equal.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release)),
]

/// The folder of System for the other system; Linux and macOS each have one.
#if os(Linux)
  let otherSystem = "Darwin"
#else
  let otherSystem = "Linux"
#endif

/// What modules are compiled with that wait for disks and people rather than compute: words, screens and
/// commands. They are compiled for size.
let small = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// What takes a sixth off the program's size.
let joined: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--icf=all"], .when(platforms: [.linux], configuration: .release))
]

/// - Parameter exclude: files and folders within `path` that are no sources of it, such as its README.
func module(
  _ name: String, _ path: String, _ dependencies: [String] = [], exclude: [String] = [], links: [LinkerSetting] = []
) -> Target {
  let layer = path.prefix { $0 != "/" }
  let isSmall = ["Presentation", "Composition", "CommandLine"].contains(layer) && name != "Rendering"
  return .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/\(path)", exclude: exclude,
    swiftSettings: isSmall ? small : strict, linkerSettings: links)
}

/// What several modules' tests use. Tests may use the C library without a further word.
func helper(_ name: String, _ path: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: (["Libc"] + dependencies).map { .byName(name: $0) }, path: "Tests/\(path)",
    exclude: exclude,
    swiftSettings: strict)
}

/// A program that tries or measures the book.
func tool(_ name: String, _ path: String, _ dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: (["Libc"] + dependencies).map { .byName(name: $0) }, path: "Tests/Tools/\(path)",
    swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: name, dependencies: (["Libc"] + dependencies).map { .byName(name: $0) }, path: "Tests/\(name)",
    swiftSettings: strict)
}

/// The features: a folder in each layer, and a module for each.
let features = ["Swimming", "Running", "Support", "Prayer", "Strength", "Feed"]

/// What a feature's infrastructure has beside its code.
let tables = ["Strength": ["ExerciseCatalogue", "CMath"], "Swimming": ["BaseTimesTable"]]

/// The features that a feature may know: support alone follows another's, the run under way.
let known = ["Support": "Running"]

/// The modules of a feature.
func modules(of feature: String) -> [Target] {
  let known = known[feature]
  let domain = ["KernelDomain", "\(feature)Domain"] + (known.map { ["\($0)Domain"] } ?? [])
  let application =
    domain + ["KernelApplication", "BookApplication", "\(feature)Application"]
    + (known.map { ["\($0)Application"] } ?? [])
  return [
    module(
      "\(feature)Domain", "Domain/\(feature)",
      domain.filter { $0 != "\(feature)Domain" } + (["Swimming", "Support", "Feed"].contains(feature) ? [] : ["CMath"])),
    module("\(feature)Application", "Application/\(feature)", application.filter { $0 != "\(feature)Application" }),
    module(
      "\(feature)Presentation", "Presentation/\(feature)",
      application + ["KernelPresentation", "DesignSystem", "BookPresentation"]
        // It makes a page that is sent to friends, and no screen.
        + (feature == "Support" ? ["Rendering"] : [])),
    module(
      "\(feature)Infrastructure", "Infrastructure/\(feature)",
      application + ["JSONCoding", "Storage", "Formats", "BookInfrastructure", "System"] + (tables[feature] ?? [])),
    module(
      "\(feature)CommandLine", "CommandLine/\(feature)",
      application + ["KernelPresentation", "\(feature)Presentation", "KernelCommandLine"]
        // They read what programs stream, and have programs play what is due.
        + (["Running", "Strength", "Support"].contains(feature) ? ["Composition", "System"] : []),
      exclude: ["README.md"]),
  ]
}

/// What all features have in a layer.
func modules(ofAll layer: String) -> [String] {
  features.map { $0 + layer }
}

let domain = ["KernelDomain", "SwimmingDomain"]
let application = domain + ["KernelApplication", "BookApplication", "SwimmingApplication"]
let presentation = ["KernelPresentation", "DesignSystem", "Rendering", "BookPresentation", "SwimmingPresentation"]

#if os(Linux)
  /// macOS's poller, over a model of what it calls there.
  let kqueue = [
    Target.target(name: "KqueueModel", path: "Tests/Support/Kqueue/Model", publicHeadersPath: "."),
    helper("KqueueOnLinux", "Support/Kqueue", ["KqueueModel", "System"], exclude: ["Model"]),
  ]
#else
  let kqueue: [Target] = []
#endif

let package = Package(
  name: "RecordBook",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "recordbook", targets: ["recordbook"]),
    .executable(name: "recordbookd", targets: ["recordbookd"]),
  ],
  targets: [
    .systemLibrary(name: "CMath", path: "Sources/Domain/CMath"),
    module("KernelDomain", "Domain/Kernel"),

    module("KernelApplication", "Application/Kernel", ["KernelDomain"]),
    module("BookApplication", "Application/Book", ["KernelDomain", "KernelApplication"]),

    module("KernelPresentation", "Presentation/Kernel", ["KernelDomain", "KernelApplication", "CMath"]),
    module("DesignSystem", "Presentation/Design", ["KernelDomain", "KernelApplication", "KernelPresentation"]),
    module(
      "Rendering", "Presentation/Rendering",
      ["KernelDomain", "KernelApplication", "KernelPresentation", "DesignSystem"]),
    module(
      "BookPresentation", "Presentation/Book",
      ["KernelDomain", "KernelApplication", "BookApplication", "KernelPresentation"]),

    .systemLibrary(
      name: "CSystem", path: "Sources/Infrastructure/CSystem", providers: [.apt(["libcrypt-dev", "zlib1g-dev"])]),
    module("Libc", "Infrastructure/Libc"),
    module(
      "System", "Infrastructure/System", ["KernelDomain", "Libc", "CSystem"], exclude: [otherSystem],
      links: [
        .linkedLibrary("z"), .linkedLibrary("crypt", .when(platforms: [.linux])),
        .linkedFramework("CoreFoundation", .when(platforms: [.macOS])),
      ]),
    module("JSONCoding", "Infrastructure/JSON", ["KernelDomain", "KernelApplication", "System"]),
    module(
      "Storage", "Infrastructure/Storage",
      ["KernelDomain", "KernelApplication", "JSONCoding", "Libc", "System", "CSystem"], exclude: ["README.md"]),
    module(
      "IPC", "Infrastructure/IPC", ["KernelDomain", "KernelApplication", "JSONCoding", "Libc", "System"],
      exclude: ["README.md"]),
    module("HTTP", "Infrastructure/HTTP", ["KernelDomain", "System"]),
    module(
      "Formats", "Infrastructure/Formats", ["KernelDomain", "KernelApplication", "Libc", "System", "CSystem", "CMath"]),
    module(
      "BookInfrastructure", "Infrastructure/Book",
      ["KernelDomain", "KernelApplication", "BookApplication", "JSONCoding", "Storage", "Formats", "System"]),

    .systemLibrary(name: "ExerciseCatalogue", path: "Sources/Infrastructure/ExerciseCatalogue"),
    .systemLibrary(name: "BaseTimesTable", path: "Sources/Infrastructure/BaseTimes"),

    .systemLibrary(name: "SampleExport", path: "Sources/Infrastructure/SampleExport"),

    module(
      "Composition", "Composition",
      [
        "KernelDomain", "KernelApplication", "BookApplication", "KernelPresentation", "DesignSystem", "Rendering",
        "BookPresentation", "JSONCoding", "Storage", "IPC", "HTTP", "BookInfrastructure", "System", "SampleExport",
      ] + modules(ofAll: "Domain") + modules(ofAll: "Application") + modules(ofAll: "Presentation")
        + modules(ofAll: "Infrastructure")),
    module(
      "KernelCommandLine", "CommandLine/Kernel",
      [
        "KernelDomain", "KernelApplication", "KernelPresentation", "Rendering", "BookPresentation", "Composition",
        "System",
      ]),
    module(
      "BookCommandLine", "CommandLine/Book",
      [
        "KernelDomain", "KernelApplication", "BookApplication", "KernelPresentation", "DesignSystem", "Rendering",
        "BookPresentation", "Composition", "IPC", "KernelCommandLine", "System",
      ], exclude: ["README.md"]),
    .target(name: "ManualText", path: "Sources/CommandLine/Manual", publicHeadersPath: "."),
    .executableTarget(
      name: "recordbook",
      dependencies: ([
        "Composition", "KernelCommandLine", "BookCommandLine", "ManualText", "System",
      ]
        + modules(ofAll: "CommandLine"))
        .map { .byName(name: $0) },
      path: "Sources/CommandLine", exclude: ["Kernel", "Book", "Manual", "README.md"] + features, swiftSettings: strict,
      linkerSettings: joined),
    .executableTarget(
      name: "recordbookd", dependencies: ["BookCommandLine", "KernelCommandLine", "System"],
      path: "Sources/Service", swiftSettings: strict, linkerSettings: joined),

    helper(
      "TestSupport", "Support",
      ["KernelDomain", "KernelApplication", "JSONCoding", "Storage", "Formats", "System", "CSystem"],
      exclude: ["Feed", "Kqueue", "Presentation", "Strength", "Swimming", "Wire"]),
    helper("WireTestSupport", "Support/Wire", []),
    helper("PresentationTestSupport", "Support/Presentation", ["KernelDomain", "KernelPresentation"]),
    helper(
      "SwimmingTestSupport", "Support/Swimming",
      application + ["BookInfrastructure", "SwimmingInfrastructure", "Storage", "Formats", "TestSupport"]),
    helper(
      "FeedTestSupport", "Support/Feed",
      [
        "KernelDomain", "KernelApplication", "BookApplication", "BookInfrastructure", "Storage", "FeedDomain",
        "FeedApplication", "FeedInfrastructure", "TestSupport",
      ]),
    helper(
      "StrengthTestSupport", "Support/Strength", ["KernelDomain", "StrengthDomain", "StrengthInfrastructure"]),
    helper(
      "Fuzzing", "Tools/Fuzzing",
      application + [
        "JSONCoding", "IPC", "HTTP", "Formats", "BookInfrastructure", "SwimmingInfrastructure", "RunningDomain",
        "RunningApplication", "RunningInfrastructure", "StrengthDomain", "StrengthApplication",
        "StrengthInfrastructure", "SupportDomain", "SupportApplication", "SupportInfrastructure", "FeedDomain",
        "FeedApplication", "FeedInfrastructure", "Storage", "System", "TestSupport", "FeedTestSupport",
        "StrengthTestSupport", "SwimmingTestSupport",
      ], exclude: ["Program"]),
    tool("recordbook-fuzz", "Fuzzing/Program", ["Fuzzing", "System"]),
    helper(
      "StoreProof", "Tools/StoreProof",
      application + [
        "Storage", "BookInfrastructure", "SwimmingInfrastructure", "System", "TestSupport", "SwimmingTestSupport",
        "Composition",
      ],
      exclude: ["Program"]),
    tool("recordbook-http-echo", "HTTPEcho", ["HTTP", "System"]),
    tool("recordbook-prove", "StoreProof/Program", ["StoreProof", "System"]),
    tool(
      "recordbook-bench", "Benchmark",
      application + [
        "PrayerDomain", "PrayerApplication", "PrayerInfrastructure", "RunningDomain", "RunningApplication",
        "RunningInfrastructure", "Storage", "Formats", "BookInfrastructure",
        "StrengthDomain", "StrengthInfrastructure", "SwimmingInfrastructure", "FeedDomain", "System", "TestSupport",
        "SwimmingTestSupport",
      ]),

    tests("KernelDomainTests", ["KernelDomain", "CMath"]),
    tests("SwimmingDomainTests", domain + ["TestSupport"]),
    tests("PrayerDomainTests", ["KernelDomain", "PrayerDomain", "Formats", "TestSupport"]),
    tests(
      "PrayerApplicationTests",
      [
        "KernelDomain", "KernelApplication", "BookApplication", "PrayerDomain", "PrayerApplication", "Formats",
        "TestSupport",
      ]),
    tests(
      "PrayerInfrastructureTests",
      [
        "KernelDomain", "KernelApplication", "BookApplication", "PrayerDomain", "PrayerApplication", "JSONCoding",
        "Storage", "Formats", "BookInfrastructure", "PrayerInfrastructure", "System", "TestSupport",
      ]),
    tests(
      "PrayerPresentationTests",
      [
        "KernelDomain", "KernelApplication", "PrayerDomain", "PrayerApplication", "KernelPresentation",
        "PrayerPresentation", "TestSupport", "PresentationTestSupport",
      ]),
    tests("RunningDomainTests", ["KernelDomain", "RunningDomain", "TestSupport"]),
    tests(
      "RunningPresentationTests",
      [
        "KernelDomain", "KernelApplication", "RunningDomain", "RunningApplication", "KernelPresentation",
        "RunningPresentation", "TestSupport", "PresentationTestSupport",
      ]),
    tests(
      "RunningInfrastructureTests",
      [
        "KernelDomain", "RunningDomain", "KernelApplication", "BookApplication", "RunningApplication", "JSONCoding",
        "Storage", "Formats", "BookInfrastructure", "RunningInfrastructure", "System", "TestSupport",
      ]),
    tests(
      "ImportTests",
      application + [
        "RunningDomain", "RunningApplication", "RunningInfrastructure", "SwimmingInfrastructure", "Storage", "Formats",
        "BookInfrastructure", "TestSupport",
      ]),
    tests("StrengthDomainTests", ["KernelDomain", "StrengthDomain", "TestSupport"]),
    tests(
      "StrengthInfrastructureTests",
      [
        "KernelDomain", "StrengthDomain", "KernelApplication", "BookApplication", "StrengthApplication", "JSONCoding",
        "Storage", "Formats", "BookInfrastructure", "StrengthInfrastructure", "System", "TestSupport",
        "StrengthTestSupport",
      ]),
    tests(
      "StrengthPresentationTests",
      [
        "KernelDomain", "KernelApplication", "StrengthDomain", "StrengthApplication", "KernelPresentation",
        "StrengthPresentation", "PresentationTestSupport",
      ]),
    tests("SupportDomainTests", ["KernelDomain", "RunningDomain", "SupportDomain", "TestSupport"]),
    tests(
      "SupportPresentationTests",
      [
        "KernelDomain", "KernelApplication", "RunningDomain", "RunningApplication", "SupportDomain",
        "SupportApplication", "KernelPresentation", "SupportPresentation", "DesignSystem", "Rendering", "JSONCoding",
        "TestSupport", "PresentationTestSupport",
      ]),
    tests(
      "SupportInfrastructureTests",
      [
        "KernelDomain", "RunningDomain", "SupportDomain", "KernelApplication", "BookApplication",
        "RunningApplication", "SupportApplication", "JSONCoding", "Storage", "Formats", "BookInfrastructure",
        "RunningInfrastructure", "SupportInfrastructure", "System", "TestSupport",
      ]),
    tests("FeedDomainTests", ["KernelDomain", "FeedDomain", "TestSupport", "recordbook-bench"]),
    tests(
      "FeedInfrastructureTests",
      [
        "KernelDomain", "FeedDomain", "KernelApplication", "BookApplication", "FeedApplication", "JSONCoding",
        "Storage", "BookInfrastructure", "FeedInfrastructure", "System", "TestSupport", "FeedTestSupport",
      ]),
    tests("KernelApplicationTests", ["KernelDomain", "KernelApplication", "TestSupport"]),
    tests("BookApplicationTests", ["KernelDomain", "KernelApplication", "BookApplication", "TestSupport"]),
    tests("SwimmingApplicationTests", application + ["TestSupport", "SwimmingTestSupport"]),
    tests(
      "BookInfrastructureTests",
      [
        "KernelDomain", "KernelApplication", "BookApplication", "Storage", "BookInfrastructure", "System",
        "TestSupport",
      ]),
    tests("JSONCodingTests", ["KernelDomain", "KernelApplication", "JSONCoding", "TestSupport"]),
    tests("StorageTests", ["KernelDomain", "KernelApplication", "JSONCoding", "Storage", "System", "TestSupport"]),
    tests("SystemTests", ["Storage", "System", "TestSupport"] + (kqueue.isEmpty ? [] : ["KqueueOnLinux"])),
    tests(
      "ServiceTests",
      ["KernelApplication", "IPC", "recordbookd", "System", "CSystem", "TestSupport"]),
    tests("IPCTests", ["KernelApplication", "JSONCoding", "IPC", "System", "TestSupport", "WireTestSupport"]),
    tests("HTTPTests", ["HTTP", "System", "WireTestSupport"]),
    tests("FormatsTests", ["KernelDomain", "KernelApplication", "Formats", "TestSupport"]),
    tests(
      "SwimmingInfrastructureTests",
      application + [
        "JSONCoding", "Storage", "Formats", "BookInfrastructure", "SwimmingInfrastructure", "System", "TestSupport",
        "SwimmingTestSupport",
      ]),
    tests(
      "KernelPresentationTests",
      ["KernelDomain", "KernelApplication", "KernelPresentation", "PresentationTestSupport", "TestSupport"]),
    tests(
      "DesignSystemTests",
      ["KernelDomain", "KernelApplication", "KernelPresentation", "DesignSystem", "Composition", "TestSupport"]),
    tests(
      "RenderingTests",
      [
        "KernelDomain", "KernelApplication", "KernelPresentation", "DesignSystem", "Rendering", "JSONCoding",
        "Composition", "PresentationTestSupport", "TestSupport",
      ]),
    tests(
      "BookPresentationTests",
      [
        "KernelDomain", "KernelApplication", "BookApplication", "KernelPresentation", "Rendering", "BookPresentation",
        "TestSupport",
      ]),
    tests(
      "CompositionTests",
      application + presentation + [
        "JSONCoding", "Storage", "BookInfrastructure", "System", "Composition", "TestSupport", "WireTestSupport",
      ]),
    tests(
      "DescriptionTests",
      application + presentation + [
        "JSONCoding", "IPC", "System", "Composition", "BookInfrastructure", "PrayerApplication", "RunningApplication",
        "StrengthApplication", "SupportApplication", "FeedApplication", "TestSupport",
      ]),
    tests(
      "Specs",
      application + presentation
        + ["SupportPresentation", "JSONCoding", "IPC", "Storage", "System", "Composition", "TestSupport"]
        + (modules(ofAll: "Domain") + modules(ofAll: "Application")).filter { !application.contains($0) }),
    tests("FuzzingTests", ["Fuzzing"]),
    tests(
      "StoreProofTests",
      ["StoreProof", "KernelApplication", "JSONCoding", "Storage", "System", "Composition", "TestSupport"]
        + modules(ofAll: "Domain") + modules(ofAll: "Application") + modules(ofAll: "Infrastructure")),
    tests(
      "CommandLineTests",
      application + presentation + [
        "Storage", "IPC", "System", "Composition", "KernelCommandLine", "recordbook", "TestSupport",
      ]),
  ] + features.flatMap { modules(of: $0) } + kqueue,
  swiftLanguageModes: [.v6]
)
