Feature: The names of new beneficiaries
  Where the company's policy says so, the first payment to a beneficiary of the last 24 hours confirms the name of its account before the code, and the approver reads it.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And first payments above GHS 100.00 to new beneficiaries confirm a name

  Scenario: A first payment asks to compare the names before the code
    Given Ama has signed in
    And Ama has added a beneficiary of "Mobile Money":
      | Network Code              | MTN        |
      | Beneficiary Wallet Number | 0244123456 |
      | Full Name                 | Cook       |
    And Ama has opened "/mobileMoney"
    And Ama has filled in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0244123456          |
      | Amount                    | 150                 |
      | Narration                 | Wages               |
    And Ama is told "First payment to a new beneficiary"
    And Ama is told "No match: the names are different."
    When Ama presses "Make Payment"
    Then Ama is told "Please check the names and confirm them."
    And the bank has not been asked for a one-time code
    When Ama ticks "I have checked the names, and this is the right account"
    And Ama presses "Make Payment"
    And Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the bank has been asked for the payment to a wallet with:
      | nameMatch   | NO_MATCH     |
      | checkedName | Abdul Rahman |

  Scenario Outline: The name "<name>" is answered with "<result>"
    Given Ama has signed in
    And Ama has added a beneficiary of "Mobile Money":
      | Network Code              | MTN        |
      | Beneficiary Wallet Number | 0244123456 |
      | Full Name                 | <name>     |
    And Ama has opened "/mobileMoney"
    When Ama fills in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0244123456          |
      | Amount                    | 150                 |
    Then Ama is told "<result>"

    Examples:
      | name          | result                                               |
      | RAHMAN, Abdul | Matches: both names are the same.                    |
      | Abdul Rahmann | Close match: the names are similar, but not the same. |

  Scenario: The name of an account without enquiry cannot be checked
    Given Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Non-instant      |
      | Bank           | GCB              |
      | Bank Branch    | Kumasi           |
      | Account Number | 6011130004521    |
      | Full Name      | Tema Cold Stores |
    And Ama has looked at the beneficiaries under "Transfers > Other Bank"
    And Ama has pressed "Pay Tema Cold Stores"
    When Ama fills in:
      | Source Account | the Current account |
      | Amount         | 150                 |
    Then Ama is told "Cannot be checked: the bank has no way to look up the name of this account."

  @mobile
  Scenario: The question about the names fits a phone and a finger
    Given Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic                                          |
      | Account Number | the Savings account                               |
      | Full Name      | Western Region Cocoa Farmer Cooperative Union Ltd |
    And Ama has opened "/transfers"
    And Ama has pressed "To Asempa Bank"
    And Ama has filled in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150                 |
      | Narration           | Reserve             |
    And Ama is told "First payment to a new beneficiary"
    When Ama presses "Make Transfer"
    Then Ama is told "Please check the names and confirm them."
    And the screen fits Ama's phone and finger
    And Ama's page has no accessibility violations

  Scenario: A payment up to the limit asks for nothing
    Given Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic            |
      | Account Number | the Savings account |
      | Full Name      | Reserve             |
    When Ama makes the transfer "To Asempa Bank":
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 100                 |
      | Narration           | Reserve             |
    Then Ama is told "Transfer Completed Successfully!"

  Scenario: The approver reads the names that the requester has confirmed, with the keyboard alone
    Given Kofi uses the keyboard alone
    And Kofi has signed in
    And Kofi has added a beneficiary of "Transfers":
      | Transfer Type  | Instant       |
      | Bank           | Ecobank       |
      | Account Number | 1441000234567 |
      | Full Name      | Crates        |
    And Kofi has looked at the beneficiaries under "Transfers > Other Bank"
    And Kofi has pressed "Pay Crates"
    And Kofi has filled in:
      | Source Account | the Current account |
      | Amount         | 150                 |
      | Narration      | Crates              |
    And Kofi is told "First payment to a new beneficiary"
    And Kofi has pressed "Make Transfer"
    And Kofi is told "Please check the names and confirm them."
    And Kofi has pressed the keys "Space"
    And Kofi has pressed "Make Transfer"
    And Kofi has confirmed with the code sent to him
    And Kofi was told "Transfer request has been successfully sent for approval!"
    And the instant transfer to another bank has become a request of GHS 155.00 under "To Another Bank"
    When Efua opens the details of the request
    Then Efua is told "First payment to a new beneficiary. It is saved as Crates, the account's name is Accra Packaging Ltd. No match: the requester has confirmed this."
    And Efua presses "Close"
    When Efua opens the company's activity
    And Efua chooses "Beneficiaries" in "Kind"
    Then Efua is told "Name of a new beneficiary confirmed"

  Scenario: A name that a colleague changes meanwhile is asked about again
    Given Ama has signed in
    And Ama has added a beneficiary of "Mobile Money":
      | Network Code              | MTN        |
      | Beneficiary Wallet Number | 0244123456 |
      | Full Name                 | Cook       |
    And Ama has opened "/mobileMoney"
    And Ama has filled in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0244123456          |
      | Amount                    | 150                 |
      | Narration                 | Wages               |
    And Ama has ticked "I have checked the names, and this is the right account"
    And Kofi has signed in
    And Kofi has looked at the beneficiaries under "Mobile Money"
    And Kofi has opened the beneficiary "Cook"
    And Kofi types "Abdul Rahman" into "Full Name"
    And Kofi has pressed "Save"
    And Kofi presses "Save" in the question
    And Kofi is told "Beneficiary has been updated!"
    When Ama presses "Make Payment"
    Then Ama is told "Nothing was sent. Please check the name of the new beneficiary and confirm it."
    And the bank has not been asked for a one-time code
    And "Close" leaves Ama on "/mobileMoney" with "150.00" in "Amount"
    And Ama is told "The names have changed since you confirmed them. Please check them again."
    And Ama is told "Matches: both names are the same."

  Scenario: A bank that does not foretell the check refuses after the code, and the form stays
    Given the bank leaves out nameCheck in its answer to the limits of a payment
    And Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic            |
      | Account Number | the Savings account |
      | Full Name      | Reserve             |
    When Ama makes the transfer "To Asempa Bank":
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150                 |
      | Narration           | Reserve             |
    Then Ama is told "This is the first payment to a beneficiary that was saved less than 24 hours ago. Please confirm the name of its account."
    And "Close" leaves Ama on "/transfers" with "150.00" in "Amount"
    And the Savings account holds GHS 200.00
    And Ama is not told "First payment to a new beneficiary"

  Scenario Outline: A bank that answers "<answer>" to the limits shows no names, and the form stays usable
    Given the bank refuses the limits of a payment with "<answer>"
    And Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic            |
      | Account Number | the Savings account |
      | Full Name      | Reserve             |
    And Ama has opened the transfer "To Asempa Bank"
    When Ama fills in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150                 |
    Then Ama is not told "First payment to a new beneficiary"
    And Ama can press "Make Transfer"

    Examples:
      | answer                                  |
      | Not served.                             |
      | You don't have permission to do this.   |

  Scenario: A lost answer to a confirmed payment is checked, and paid once
    Given Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic            |
      | Account Number | the Savings account |
      | Full Name      | Reserve             |
    And the answers to the transfer within the bank are lost
    And Ama has opened the transfer "To Asempa Bank"
    And Ama has filled in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150                 |
      | Narration           | Reserve             |
    And Ama has ticked "I have checked the names, and this is the right account"
    And Ama has pressed "Make Transfer"
    And Ama has confirmed with the code sent to her
    And Ama was told that the outcome is not known
    And the bank's answers arrive again
    When Ama presses "Check again"
    Then Ama is told "Transfer Completed Successfully!"
    And the Savings account holds GHS 350.00

  Scenario: A trainer changes the limit, and the next payment follows it
    Given Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic            |
      | Account Number | the Savings account |
      | Full Name      | Reserve             |
    And the trainer switches the check of names on above GHS 20.00
    And Ama has opened the transfer "To Asempa Bank"
    When Ama fills in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 20.01               |
    Then Ama is told "First payment to a new beneficiary"

  Scenario: A beneficiary of another company asks for nothing
    Given Ama has signed in
    And Ama has added a beneficiary of "Mobile Money":
      | Network Code              | MTN        |
      | Beneficiary Wallet Number | 0244123456 |
      | Full Name                 | Cook       |
    And another company with these people:
      | Adwoa | Single |
    And first payments above GHS 100.00 to new beneficiaries confirm a name
    When Adwoa pays GHS 150.00 from the Current account to the MTN wallet "0244123456"
    Then Adwoa is told "Transfer Completed Successfully!"

  Scenario: A payment of another company answers no question
    Given Ama has paid GHS 150.00 from the Current account to the MTN wallet "0244123456"
    And another company with these people:
      | Adwoa | Single |
    And first payments above GHS 100.00 to new beneficiaries confirm a name
    And Adwoa has signed in
    And Adwoa has added a beneficiary of "Mobile Money":
      | Network Code              | MTN        |
      | Beneficiary Wallet Number | 0244123456 |
      | Full Name                 | Cook       |
    And Adwoa has opened "/mobileMoney"
    When Adwoa fills in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0244123456          |
      | Amount                    | 150                 |
    Then Adwoa is told "First payment to a new beneficiary"

  Scenario: A transfer within the bank keeps its entries until the names are confirmed, and the approver reads them
    Given Kofi has signed in
    And Kofi has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic            |
      | Account Number | the Savings account |
      | Full Name      | Reserve             |
    And Kofi has opened the transfer "To Asempa Bank"
    And Kofi has filled in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150                 |
      | Narration           | Reserve             |
    And Kofi is told "First payment to a new beneficiary"
    When Kofi presses "Make Transfer"
    Then Kofi is told "Please check the names and confirm them."
    And the bank has not been asked for a one-time code
    And "Amount" shows Kofi "150.00"
    And "Narration" shows Kofi "Reserve"
    When Kofi presses the keys "Space"
    And Kofi presses "Make Transfer"
    And Kofi confirms with the code sent to him
    Then Kofi is told "Transfer request has been successfully sent for approval!"
    And the transfer within the bank has become a request of GHS 150.00 under "To Asempa Bank"
    When Efua opens the details of the request
    Then Efua is told, among other words, "First payment to a new beneficiary. It is saved as Reserve"

  Scenario: A card load keeps its entries until the names are confirmed, and is then made
    Given Ama has signed in
    And Ama has added a beneficiary of "Prepaid Card":
      | Customer ID          | 40012001 |
      | Card's last 4 digits | 4417     |
      | Full Name            | Travel   |
    And Ama has opened "/prepaidCardLoad"
    And Ama has filled in:
      | Source Account    | the Current account |
      | Saved Beneficiary | Travel              |
      | Amount            | 150                 |
      | Narration         | Travel              |
    And Ama is told "First payment to a new beneficiary"
    When Ama presses "Make Transfer"
    Then Ama is told "Please check the names and confirm them."
    And the bank has not been asked for a one-time code
    And "Amount" shows Ama "150.00"
    And "Narration" shows Ama "Travel"
    When Ama presses the keys "Space"
    And Ama presses "Make Transfer"
    And Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the bank has been asked for the card load with:
      | nameMatch   | NO_MATCH     |
      | checkedName | Daniel Quaye |
    And the Current account holds GHS 850.00

  Scenario: A schedule that is changed to a new beneficiary asks for the names, and the approver reads them
    Given Kofi has signed in
    And Kofi has opened the transfer "To Another Bank"
    And Kofi has switched on "Schedule transfer"
    And Kofi has filled in:
      | Source Account      | the Current account |
      | Transfer Type       | Instant             |
      | Bank                | Ecobank             |
      | Destination Account | 1441000987654       |
      | Amount              | 120                 |
      | Narration           | Crates              |
      | Frequency           | Monthly             |
    And Kofi has pressed "Make Transfer"
    And Kofi has confirmed with the code sent to him
    And Kofi has pressed "Close"
    And the instant transfer to another bank has become a request of GHS 125.00 under "To Another Bank"
    And Efua approves the schedule
    And Efua has pressed "Close"
    And Kofi has added a beneficiary of "Transfers":
      | Transfer Type  | Instant       |
      | Bank           | Ecobank       |
      | Account Number | 1441000234567 |
      | Full Name      | Crates        |
    And Kofi has opened the menu entry "Schedule Transfers"
    And Kofi has pressed "To Another Bank"
    And Kofi has pressed "Edit"
    When Kofi fills in:
      | Destination Account | 1441000234567 |
    Then Kofi is told "First payment to a new beneficiary"
    When Kofi presses "Save"
    Then Kofi is told "Please check the names and confirm them."
    And "Destination Account" shows Kofi "1441000234567"
    When Kofi presses the keys "Space"
    And Kofi presses "Save"
    And Kofi confirms with the code sent to him
    Then Kofi is told "The change of the schedule has been sent for approval."
    When Efua reloads the page
    And Efua presses "Review all"
    Then Efua is told "First payment to a new beneficiary. It is saved as Crates, the account's name is Accra Packaging Ltd. No match: the requester has confirmed this."
