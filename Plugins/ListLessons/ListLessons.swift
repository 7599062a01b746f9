import Foundation
import PackagePlugin

/// Lists the lessons of the demos, with their sources, so that a new one is a file and nothing else.
@main struct ListLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Lessons").path + "/"
    let lessons = (target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? [])
      .filter { $0.path.hasPrefix(folder) }
      .sorted { $0.path < $1.path }
    let list = context.pluginWorkDirectoryURL.appending(path: "Lessons.swift")
    return [
      .buildCommand(
        displayName: "Listing the lessons", executable: try context.tool(named: "LessonLister").url,
        arguments: [list.path] + lessons.map(\.path), inputFiles: lessons, outputFiles: [list])
    ]
  }
}
