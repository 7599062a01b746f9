# folders.pl DIRECTORY,BELOW... FOLDER...: names each use of an identifier in a folder before the one that declares
# it. BELOW are modules that the one in DIRECTORY imports: their names say nothing.
use strict;
use warnings;

my ($directories, @order) = @ARGV;
my ($directory, @below) = split /,/, $directories;
my %rank = map { $order[$_] => $_ } 0 .. $#order;
# Names of the standard library, which a type of ours has as well.
my %foreign = map { $_ => 1 } qw(removeAll isEmpty firstIndex compactMap isFinite callAsFunction);
my $modifiers = qr/(?:@[\w().]+\s+|(?:public|open|package|final|indirect|static|override|mutating|lazy|weak
  |private|fileprivate|unowned(?:\(unsafe\))?|(?:private|fileprivate|internal|package)\(set\))\s+)*/x;
my $failed = 0;

# The code of a file: without comments and texts, but for what these compute, line by line.
sub code {
  my ($path) = @_;
  open(my $file, '<', $path) or die "$path: $!";
  local $/;
  my $text = <$file>;
  $text =~ s{"""(?:\\.|[^\\])*?"""}{ computed($&) . "\n" x ($& =~ tr/\n//) }ges;
  $text =~ s{//[^\n]*|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"}{ $& =~ m{^"} ? computed($&) : '' }ge;
  return split /\n/, $text, -1;
}

sub computed { join ' ', map { tr/\n/ /r } $_[0] =~ /\\\(((?:[^()]|\([^()]*\))*)\)/g }

# What a line declares: a type, a member of one, or a name that a function has for something else.
sub declaration {
  local $_ = $_[0];
  return (type => $1) if /^$modifiers(?:class|struct|enum|protocol|typealias)\s+([A-Z]\w*)/;
  return (member => $1) if /^\s{2}$modifiers(?:func|var|let|case)\s+`?([a-z]\w*[A-Z]\w*)/;
  return (local => $1) if /\b(?:let|var)\s+([a-z]\w*[A-Z]\w*)/;
  return;
}

for my $path (map { glob("$_/*/*.swift") } @below) {
  for (code($path)) {
    my ($kind, $name) = declaration($_);
    $foreign{$name} = 1 if $kind;
  }
}

my (%files, %homes, %locals);
for my $path (glob("$directory/*/*.swift")) {
  my ($folder) = $path =~ m{([^/]+)/[^/]+$};
  if (!exists $rank{$folder}) {
    print "$directory/$folder has no place in the order of the folders\n";
    $failed = 1;
    next;
  }
  $files{$path} = { folder => $folder, lines => [code($path)] };
  for (@{ $files{$path}{lines} }) {
    # Parameters that have a label.
    $locals{$1}{$path} = 1 while /\w\s+([a-z]\w*[A-Z]\w*)\s*:/g;
    my ($kind, $name) = declaration($_);
    next if !$kind;
    if ($kind eq 'local') { $locals{$name}{$path} = 1 }
    else { $homes{$name}{$folder} = 1 }
  }
}

for my $path (sort keys %files) {
  my ($folder, $lines) = @{ $files{$path} }{qw(folder lines)};
  for my $number (1 .. @$lines) {
    local $_ = $lines->[$number - 1];
    while (/(?<!\w)([A-Za-z]\w*)\b/g) {
      my $name = $1;
      my $before = substr($_, 0, pos() - length $name);
      next if $foreign{$name} || !$homes{$name} || keys %{ $homes{$name} } != 1 || $locals{$name}{$path};
      # A label of an argument, or a parameter.
      next if $name =~ /^[a-z]/ && substr($_, pos()) =~ /^\s*:/ && $before !~ /[.?]\s*$/;
      my ($home) = keys %{ $homes{$name} };
      next if $rank{$home} <= $rank{$folder};
      print "$path:$number: $name is declared in $home, which comes after $folder\n";
      $failed = 1;
    }
  }
}
exit $failed;
