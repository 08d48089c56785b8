"""Builds the modules of Swift's library for macOS from its source, for check-darwin: declarations only, no code."""
import concurrent.futures
import os
import re
import sys

# The lowest macOS whose Swift has Synchronization. What is checked with the modules may be for a later one.
FLOOR = "15.0"
TRIPLE = "arm64-apple-macos"
FEATURES = """
Macros FreestandingMacros Extern BitwiseCopyable ValueGenerics AddressableParameters AddressableTypes
AllowUnsafeAttribute IsolatedAny NoncopyableGenerics2 SuppressedAssociatedTypes SE427NoInferenceOnExtension
NonescapableTypes LifetimeDependence InoutLifetimeDependence LifetimeDependenceMutableAccessors Lifetimes RawLayout
StaticExclusiveOnly
""".split()
HAS = [f"-DSWIFT_{one}" for one in ("ENABLE_REFLECTION", "STDLIB_HAS_COMMANDLINE", "STDLIB_HAS_STDIN",
                                    "STDLIB_HAS_ENVIRON", "STDLIB_ENABLE_VECTOR_TYPES")]


class Library:
    def __init__(self, swiftc, sources, sdk, folder, run):
        self.swiftc, self.sources, self.sdk, self.folder, self.run = swiftc, sources, sdk, folder, run
        self.public = sources / "swift/stdlib/public"
        self.work, self.resources, self.shims = folder / "work", folder / "resources", folder / "shims"

    def build(self):
        for part in (self.work, self.resources / "macosx"):
            part.mkdir(parents=True, exist_ok=True)
        for link, target in ((self.resources / "clang", self.swiftc.parent.parent / "lib/swift/clang"),
                             (self.resources / "shims", self.shims),
                             (self.shims, self.public / "SwiftShims/swift/shims")):
            if not link.is_symlink():
                os.symlink(target, link)
        self.core()
        # Everything that is not optimised imports it; it declares nothing.
        empty = self.work / "empty.swift"
        empty.write_text("")
        self.emit("SwiftOnoneSupport", [empty], "-O")
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            for job in [pool.submit(self.text), pool.submit(self.system), pool.submit(self.concurrency)]:
                job.result()

    def core(self):
        listed = (self.public / "core/CMakeLists.txt").read_text()
        # The files for a system that is not embedded, and those of vectors, which are listed apart.
        names = re.findall(r"^\s*(?:EMBEDDED|NORMAL)\s+(\S+\.swift(?:\.gyb)?)", listed, re.M)
        names += re.findall(r"\b(SIMD\w+\.swift(?:\.gyb)?)", listed)
        files = [self.source(self.public / "core" / name) for name in dict.fromkeys(names)]
        plugins = self.swiftc.parent.parent / "lib/swift/host/plugins"
        self.emit("Swift", files, *HAS, "-nostdimport", "-parse-stdlib", "-plugin-path", plugins,
                  "-runtime-compatibility-version", "none", "-enable-upcoming-feature", "MemberImportVisibility",
                  "-Xfrontend", "-empty-abi-descriptor", "-Xfrontend", "-enable-experimental-concise-pound-file",
                  "-Xcc", "-DswiftCore_EXPORTS")

    def system(self):
        platform = self.public / "Platform"
        darwin = self.source(platform / "Darwin.swift.gyb")
        # The only change of a source: an extension of a type that the headers do not have is left out.
        darwin.write_text(re.sub(r"(?ms)^extension extern_proc \{$.*?^\}$", "", darwin.read_text()))
        names = ("Platform", "TiocConstants", "POSIXError", "MachError")
        self.emit("Darwin", [*(platform / f"{name}.swift" for name in names), darwin,
                             self.source(platform / "tgmath.swift.gyb")], "-import-underlying-module")
        place = self.public / "Synchronization"
        atomics = [self.source(path) for path in sorted((place / "Atomics").iterdir())]
        self.emit("Synchronization", [*atomics, place / "Cell.swift", place / "Mutex/DarwinImpl.swift",
                                      place / "Mutex/Mutex.swift"], "-enable-builtin-module")

    def text(self):
        place = self.sources / "swift-experimental-string-processing/Sources"
        for name in ("_RegexParser", "_StringProcessing"):
            self.emit(name, sorted((place / name).rglob("*.swift")), "-D", "RESILIENT_LIBRARIES",
                      "-enable-builtin-module")

    def concurrency(self):
        place = self.public / "Concurrency"
        listed = (place / "CMakeLists.txt").read_text()
        # Where a list occurs several times, its first occurrence is for Dispatch, which macOS has.
        names = [name for kind in ("SWIFT_RUNTIME_CONCURRENCY_SWIFT_SOURCES",
                                   "SWIFT_RUNTIME_CONCURRENCY_NONEMBEDDED_SWIFT_SOURCES",
                                   "SWIFT_CONCURRENCY_GYB_SOURCES")
                 for name in re.search(rf"set\({kind}\s((?:\s*\S+\.swift(?:\.gyb)?\s)+)", listed)[1].split()]
        self.emit("_Concurrency", [self.source(place / name) for name in names], "-parse-stdlib", "-Xfrontend",
                  "-import-module", "-Xfrontend", "Swift", "-I", place / "InternalShims",
                  "-D", "_CONCURRENCY_ENABLE_DISPATCH")

    def source(self, path):
        """A file that the compiler reads: the file itself, or what is made from a template."""
        if path.suffix != ".gyb":
            return path
        made = self.work / path.parent.name / path.stem
        made.parent.mkdir(exist_ok=True)
        self.run([sys.executable, self.sources / "swift/utils/gyb.py", "--line-directive", "",
                  "-DCMAKE_SIZEOF_VOID_P=8", "-o", made, path], f"{path.name} cannot be made.")
        return made

    def availability(self):
        for line in (self.sources / "swift/utils/availability-macros.def").read_text().splitlines():
            if not line or line.startswith("#"):
                continue
            yield line
            if line.startswith("SwiftStdlib "):
                # What may be used inside the library itself, whatever it is built for.
                name, systems = line.removeprefix("SwiftStdlib ").split(":")
                is_later = name != "9999" and tuple(map(int, name.split("."))) > (6, 0)
                yield f"StdlibDeploymentTarget {name}:" + (f"macOS {FLOOR}" if is_later else systems)

    def emit(self, name, files, *flags):
        target = self.resources / "macosx" / f"{name}.swiftmodule"
        target.mkdir(exist_ok=True)
        # Built as a library whose layout may change, as Apple's is, and without Objective-C, which is not here.
        words = [self.swiftc, "-target", f"{TRIPLE}{FLOOR}", "-sdk", self.sdk, "-module-name", name, "-swift-version",
                 "5", "-emit-module", "-emit-module-path", target / f"{TRIPLE}.swiftmodule", "-wmo",
                 "-parse-as-library", "-enable-library-evolution", "-suppress-warnings", "-module-cache-path",
                 self.work / "clang", "-I", self.shims, "-Xcc", f"-I{self.shims}"]
        for flag in ("-disable-objc-interop", "-disable-implicit-concurrency-module-import",
                     "-disable-implicit-string-processing-module-import"):
            words += ["-Xfrontend", flag]
        if name != "Swift":
            words += ["-resource-dir", self.resources]
        for feature in FEATURES:
            words += ["-enable-experimental-feature", feature]
        for line in self.availability():
            words += ["-Xfrontend", "-define-availability", "-Xfrontend", line]
        self.run([*words, *flags, *files], f"The module {name} cannot be built for macOS.", cwd=self.work)
