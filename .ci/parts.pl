# parts.pl LINES FIELDS DIRECTORY [all]: names the types in a directory with more lines of code, without empty lines and
# comments, or more stored fields; and the parts (types that cannot be copied) whose `copy()` leaves out a field.
use strict;
use warnings;
use File::Find;

my ($most_lines, $most_fields, $directory, $lists_all) = @ARGV;
my $attributes = qr/(?:@\w+(?:\([^)]*\))?\s+)*/;
my $modifiers = qr/(?:(?:public|package|private|fileprivate|internal|final|indirect|nonisolated|(?:private|fileprivate)\(set\))\s+)*/;
my (%lines, %fields, %is_part, %copies);

sub count {
  my ($path) = @_;
  open(my $file, '<', $path) or die "$path: $!";
  # The types around a line: name, depth of the braces before it, kind.
  my (@around, $pending, $copied);
  my $depth = 0;
  while (my $line = <$file>) {
    # What is left out is said in a comment.
    $copies{$copied} .= join('', map { "$_: " } $1 =~ /\w+/g) if $copied && $line =~ m{^\s*// Scratch memory: (.*)};
    next if $line =~ m{^\s*(?://|$)};
    my $code = $line =~ s/"(?:\\.|[^"\\])*"/""/gr =~ s{//.*}{}r;
    if ($code =~ /^\s*$attributes$modifiers(struct|class|enum|extension|protocol)\s+([\w.]+)/) {
      my ($kind, $name) = ($1, $2);
      $name = "$around[-1][0].$name" if @around && $kind ne 'extension';
      $pending = [$name, 0, $kind];
      $is_part{$name} = 1 if $kind eq 'struct' && $code =~ /~Copyable/;
    }
    my $type = @around ? $around[-1] : $pending;
    my $name = $type ? $type->[0] : 'no type';
    $lines{$name}++;
    if (@around && $depth == $around[-1][1] + 1) {
      # A stored one has no braces, but for those of observers or of its first value.
      my $is_field = $around[-1][2] =~ /struct|class/ && $code =~ /^\s*$attributes$modifiers(?:var|let)\s+(\w+)/;
      my $field = $1;
      push @{ $fields{$name} }, $field if $is_field && ($code !~ /\{/ || $code =~ /=.*\{|didSet|willSet/);
      $copied = $name if $code =~ /\bfunc copy\(\)/;
    }
    $copies{$copied} .= $code if $copied;
    for my $brace ($code =~ /[{}]/g) {
      if ($brace eq '{') {
        if ($pending) { push @around, [$pending->[0], $depth, $pending->[2]]; undef $pending }
        $depth++;
      } else {
        $depth--;
        pop @around if @around && $around[-1][1] == $depth;
      }
    }
    undef $copied if @around && $depth <= $around[-1][1] + 1;
  }
}

find({ wanted => sub { count($_) if /\.swift$/ }, no_chdir => 1 }, $directory);
my $failed = 0;
for my $name (sort { $lines{$b} <=> $lines{$a} || $a cmp $b } keys %lines) {
  my $count = @{ $fields{$name} // [] };
  printf "%5d lines, %2d fields: %s\n", $lines{$name}, $count, $name if $lists_all;
  next if $name eq 'no type' || ($lines{$name} <= $most_lines && $count <= $most_fields);
  print "$name has $lines{$name} lines of code and $count stored fields; at most $most_lines and $most_fields\n";
  $failed = 1;
}
for my $name (sort keys %copies) {
  # Those that allocate their memory take it over as it is.
  next if !$is_part{$name} || $copies{$name} =~ /UnsafeMutablePointer|\.base\b/;
  for my $field (@{ $fields{$name} // [] }) {
    next if $copies{$name} =~ /\b$field:/;
    print "$name.$field is not named where $name is copied\n";
    $failed = 1;
  }
}
print "parts: no type of the solver has more than $most_lines lines of code or $most_fields fields\n" if !$failed;
exit $failed;
